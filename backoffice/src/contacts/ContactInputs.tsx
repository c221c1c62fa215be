import { email, required, TextInput } from 'react-admin';
import { REQUESTS } from 'api/contract';
import { Section } from '../form/Section';
import { LocalizedTextInput } from '../components/LocalizedTextInput';
import { CONTACT_FORM, OFFICE } from '../i18n/company';
import { CONTACT } from '../i18n/texts';
import { ContactLinkInput } from './ContactLinkInput';

const { address, hours_note } = REQUESTS.ContactRequest;
const isEmail = email(CONTACT_FORM.emailRefused);
const emailRules = [required(), (value: string) => isEmail(value.trim().replace(/^mailto:/i, ''), {})];

export function ContactInputs() {
  return (
    <>
      <ContactLinkInput source="url_whatsapp" hint={CONTACT_FORM.numberHint} />
      <ContactLinkInput source="url_instagram" hint={CONTACT_FORM.accountHint} />
      <ContactLinkInput source="url_tiktok" hint={CONTACT_FORM.accountHint} />
      <TextInput source="url_email" validate={emailRules} helperText={false} />
      <ContactLinkInput source="url_fb" hint={CONTACT_FORM.accountHint} />
      <Section title={CONTACT.office}>
        <LocalizedTextInput
          source="address"
          translation="address_en"
          longest={address.maxLength}
          hint={OFFICE.address}
        />
        <TextInput source="map_point" helperText={OFFICE.map_point} sx={{ gridColumn: '1 / -1' }} />
        <TextInput source="weekday_hours" helperText={OFFICE.weekday_hours} />
        <TextInput source="saturday_hours" helperText={OFFICE.saturday_hours} />
        <LocalizedTextInput
          source="hours_note"
          translation="hours_note_en"
          longest={hours_note.maxLength}
          hint={OFFICE.hours_note}
        />
      </Section>
    </>
  );
}
