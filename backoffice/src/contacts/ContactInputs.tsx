import { REQUESTS } from '../api/contract';
import { Section } from '../form/Section';
import { TranslatedInput } from '../form/TranslatedInput';
import { OFFICE } from '../i18n/contactTexts';
import { CONTACT } from '../i18n/texts';
import { ContactEmailInput } from './ContactEmailInput';
import { ContactLinkInput } from './ContactLinkInput';

const { address } = REQUESTS.ContactRequest;

export function ContactInputs() {
  return (
    <>
      <ContactLinkInput source="url_whatsapp" hint={CONTACT.numberHint} />
      <ContactLinkInput source="url_instagram" hint={CONTACT.accountHint} />
      <ContactLinkInput source="url_tiktok" hint={CONTACT.accountHint} />
      <ContactEmailInput />
      <ContactLinkInput source="url_fb" hint={CONTACT.accountHint} />
      <Section title={CONTACT.office}>
        <TranslatedInput
          source="address"
          translation="address_en"
          longest={address.maxLength}
          hint={OFFICE.address}
          translationHint={OFFICE.address_en}
        />
      </Section>
    </>
  );
}
