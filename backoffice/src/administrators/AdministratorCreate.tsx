import { email, required, TextInput } from 'react-admin';
import { CreateScreen } from '../components/form/CreateScreen';
import { NewPassword } from '../components/form/NewPassword';
import { NEW_ADMINISTRATOR } from '../i18n/account';

const isRequired = required();

export default function AdministratorCreate() {
  return (
    <CreateScreen title={NEW_ADMINISTRATOR.createTitle} texts={NEW_ADMINISTRATOR}>
      <TextInput source="first_name" validate={isRequired} autoFocus />
      <TextInput source="last_name" validate={isRequired} />
      <TextInput source="username" validate={isRequired} autoComplete="off" />
      <TextInput source="email" type="email" validate={[isRequired, email()]} />
      <NewPassword validate={isRequired} />
    </CreateScreen>
  );
}
