import { email, PasswordInput, required, TextInput } from 'react-admin';
import { CreateScreen } from '../form/CreateScreen';
import { ADMINISTRATOR } from '../i18n/texts';

const isRequired = required();
const newPassword = { htmlInput: { autoComplete: 'new-password' } };

export default function AdministratorCreate() {
  return (
    <CreateScreen title={ADMINISTRATOR.createTitle} texts={ADMINISTRATOR} savesDraft={false}>
      <TextInput source="first_name" validate={isRequired} helperText={false} autoFocus />
      <TextInput source="last_name" validate={isRequired} helperText={false} />
      <TextInput source="username" validate={isRequired} autoComplete="off" helperText={false} />
      <TextInput source="email" type="email" validate={[isRequired, email()]} helperText={false} />
      <PasswordInput source="password" validate={isRequired} slotProps={newPassword} helperText={false} />
    </CreateScreen>
  );
}
