import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { email, required, TextInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { REQUESTS } from 'api/contract';
import { cleanLine, contactLink, type LinkField, NO_ACCOUNT, refusedLink } from 'api/shared';
import type { ContactResponse } from 'api/schema';
import { LocalizedTextInput } from '../components/LocalizedTextInput';
import { Section } from '../components/form/Section';
import { CONTACT_FORM, OFFICE } from '../i18n/company';
import { CONTACT } from '../i18n/texts';

const isEmail = email(CONTACT_FORM.emailRefused);
const emailRules = [required(), (value: string) => isEmail(cleanLine(value).replace(/^mailto:/i, ''), {})];

export function ContactInputs() {
  return (
    <>
      <ContactLinkInput source="url_whatsapp" hint={CONTACT_FORM.numberHint} />
      <ContactLinkInput source="url_instagram" hint={CONTACT_FORM.accountHint} />
      <ContactLinkInput source="url_tiktok" hint={CONTACT_FORM.accountHint} />
      <TextInput source="url_email" validate={emailRules} />
      <ContactLinkInput source="url_fb" hint={CONTACT_FORM.accountHint} />
      <Section title={CONTACT.office}>
        <LocalizedTextInput source="address" hint={OFFICE.address} />
        <TextInput source="map_point" helperText={OFFICE.map_point} sx={{ gridColumn: '1 / -1' }} />
        <TextInput source="weekday_hours" helperText={OFFICE.weekday_hours} />
        <TextInput source="saturday_hours" helperText={OFFICE.saturday_hours} />
        <LocalizedTextInput source="hours_note" hint={OFFICE.hours_note} />
      </Section>
    </>
  );
}

const isRequired = required();

/** Takes a number, the name of an account or a link, and shows the link that will be stored. */
function ContactLinkInput({ source, hint }: { source: LinkField; hint: string }) {
  const record = useRecordContext<ContactResponse>();
  const { setValue } = useFormContext();
  const typed = String(useWatch<Record<string, string | null>>({ name: source }) ?? '').trim();
  const [isTicked, setTicked] = useState(record?.[source] === '');
  const isMissing = isTicked && typed === '';
  const { label } = REQUESTS.ContactRequest[source];
  const link = contactLink(source, typed);
  const isLink = (value: string) =>
    value && contactLink(source, value) === null ? refusedLink(label, source) : undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <TextInput
        source={source}
        readOnly={isMissing}
        validate={isMissing ? undefined : [isRequired, isLink]}
        helperText={link && link !== typed ? CONTACT_FORM.understood(link) : hint}
        sx={{ flex: '1 1 280px' }}
      />
      <FormControlLabel
        control={
          <Checkbox checked={isMissing} slotProps={{ input: { 'aria-describedby': `${source}-label` } }} />
        }
        label={NO_ACCOUNT}
        onChange={(_, checked) => {
          setTicked(checked);
          setValue(source, checked ? '' : (record?.[source] ?? ''), { shouldDirty: true });
        }}
        sx={{ alignSelf: 'start', mt: 1 }}
      />
    </Box>
  );
}
