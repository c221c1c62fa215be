import { TextInput } from 'react-admin';
import { CATEGORY } from '../i18n/texts';

const notBlank = (name: unknown) => (typeof name === 'string' && name.trim() ? undefined : CATEGORY.blank);

export function CategoryInputs() {
  return <TextInput source="nama_category" validate={notBlank} isRequired helperText={false} autoFocus />;
}
