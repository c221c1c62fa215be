import { CONTACT_FORM } from '../i18n/contactTexts';
import { ContactEmailInput } from './ContactEmailInput';
import { ContactLinkInput } from './ContactLinkInput';
import { OfficeInputs } from './OfficeInputs';

export function ContactInputs() {
  return (
    <>
      <ContactLinkInput source="url_whatsapp" hint={CONTACT_FORM.numberHint} />
      <ContactLinkInput source="url_instagram" hint={CONTACT_FORM.accountHint} />
      <ContactLinkInput source="url_tiktok" hint={CONTACT_FORM.accountHint} />
      <ContactEmailInput />
      <ContactLinkInput source="url_fb" hint={CONTACT_FORM.accountHint} />
      <OfficeInputs />
    </>
  );
}
