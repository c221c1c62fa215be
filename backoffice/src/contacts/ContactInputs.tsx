import { required, TextInput } from 'react-admin';
import { CONTACT } from '../i18n/texts';
import { ContactLinkInput } from './ContactLinkInput';

const isRequired = required();

export function ContactInputs() {
  return (
    <>
      <ContactLinkInput source="url_whatsapp" hint={CONTACT.numberHint} />
      <ContactLinkInput source="url_instagram" hint={CONTACT.accountHint} />
      <ContactLinkInput source="url_tiktok" hint={CONTACT.accountHint} />
      <TextInput source="url_email" validate={isRequired} helperText={false} />
      <ContactLinkInput source="url_fb" hint={CONTACT.accountHint} />
    </>
  );
}
