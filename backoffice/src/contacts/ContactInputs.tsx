import { required, TextInput } from 'react-admin';
import { CONTACT } from '../i18n/texts';

const isRequired = required();

export function ContactInputs() {
  return (
    <>
      <TextInput source="url_whatsapp" type="url" validate={isRequired} helperText={CONTACT.whatsappHint} />
      <TextInput source="url_instagram" type="url" validate={isRequired} helperText={false} />
      <TextInput source="url_tiktok" type="url" validate={isRequired} helperText={false} />
      <TextInput source="url_email" validate={isRequired} helperText={false} />
      <TextInput source="url_fb" type="url" validate={isRequired} helperText={false} />
    </>
  );
}
