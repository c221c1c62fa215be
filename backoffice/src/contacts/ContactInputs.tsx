import { CONTACT } from '../i18n/texts';
import { ContactEmailInput } from './ContactEmailInput';
import { ContactLinkInput } from './ContactLinkInput';
import { OfficeInputs } from './OfficeInputs';

export function ContactInputs() {
  return (
    <>
      <ContactLinkInput source="url_whatsapp" hint={CONTACT.numberHint} />
      <ContactLinkInput source="url_instagram" hint={CONTACT.accountHint} />
      <ContactLinkInput source="url_tiktok" hint={CONTACT.accountHint} />
      <ContactEmailInput />
      <ContactLinkInput source="url_fb" hint={CONTACT.accountHint} />
      <OfficeInputs />
    </>
  );
}
