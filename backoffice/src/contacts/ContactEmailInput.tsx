import { EMAIL_REFUSED, emailMeant, isEmailLike } from 'api/contact-email';
import { required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { emailDoubt } from '../i18n/contactTexts';
import { Doubt } from '../record/Doubt';

const isRequired = required();
const isEmail = (value: string) => (isEmailLike(value) ? undefined : EMAIL_REFUSED);

export function ContactEmailInput() {
  const meant = emailMeant(String(useWatch({ name: 'url_email' }) ?? ''));
  return (
    <TextInput
      source="url_email"
      validate={[isRequired, isEmail]}
      helperText={meant !== null && <Doubt>{emailDoubt(meant)}</Doubt>}
    />
  );
}
