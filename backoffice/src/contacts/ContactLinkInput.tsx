import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { contactLink, type LinkField, NO_ACCOUNT, refusedLink } from 'api/contact-link';
import { required, TextInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { REQUESTS } from 'api/contract';
import type { ContactResponse } from 'api/schema';
import { CONTACT_FORM } from '../i18n/company';

const isRequired = required();

/** A number, the name of an account or a link, with the link that it is stored as; or none. */
export function ContactLinkInput({ source, hint }: { source: LinkField; hint: string }) {
  const record = useRecordContext<ContactResponse>();
  const { setValue } = useFormContext();
  const typed = String(useWatch<Record<string, string | null>>({ name: source }) ?? '').trim();
  const [isMissing, setMissing] = useState(record?.[source] === '');
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
          setMissing(checked);
          setValue(source, checked ? '' : (record?.[source] ?? ''), { shouldDirty: true });
        }}
        sx={{ alignSelf: 'start', mt: 1 }}
      />
    </Box>
  );
}
