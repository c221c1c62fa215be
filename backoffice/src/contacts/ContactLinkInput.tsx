import { contactLink, type LinkField, numberDoubt, refusedLink } from 'api/contact-link';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { REQUESTS } from '../api/contract';
import { NUMBER_DOUBTS } from '../i18n/contactTexts';
import { CONTACT } from '../i18n/texts';
import { Doubt } from '../record/Doubt';
import { visuallyHidden } from '../theme/visuallyHidden';

const isRequired = required();

/** Takes what staff have, a number, the name of an account or a link, and shows the link that is stored, with any doubt. */
export function ContactLinkInput({ source, hint }: { source: LinkField; hint: string }) {
  const typed = String(useWatch({ name: source }) ?? '').trim();
  const link = contactLink(source, typed);
  const doubt = link ? numberDoubt(link) : undefined;
  const { label } = REQUESTS.ContactRequest[source];
  const isContactLink = (value: string) =>
    contactLink(source, value) === null ? refusedLink(label, source) : undefined;
  return (
    <TextInput
      source={source}
      validate={[isRequired, isContactLink]}
      helperText={
        <>
          {link && link !== typed ? CONTACT.understood(link) : hint}
          {doubt && <Doubt>{NUMBER_DOUBTS[doubt]}</Doubt>}
        </>
      }
      slotProps={{
        input: {
          endAdornment: link && (
            <Button href={link} target="_blank" rel="noopener" size="small">
              {CONTACT.try}
              <Box component="span" sx={visuallyHidden}>
                : {label}
              </Box>
            </Button>
          ),
        },
      }}
    />
  );
}
