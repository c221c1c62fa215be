import { email, maxLength, TextInput, type TextInputProps } from 'react-admin';
import { fieldRules } from '../api/requestBody';
import { CodeInput } from '../components/CodeInput';
import { WORDS } from '../i18n/codes';
import { INCOTERMS } from '../i18n/products';

const RULES = fieldRules('permintaan');
const isEmail = email();

export const isShort = (field: string) => maxLength(RULES[field]?.maxLength);

const field = (source: string, input?: Partial<TextInputProps>) => (
  <TextInput source={source} validate={isShort(source)} {...input} />
);

/** Not `autoComplete`: the browser would fill in whoever sits before it. */
export function BuyerInputs() {
  return (
    <>
      {field('phone', { type: 'tel', autoComplete: 'off' })}
      {field('email', { type: 'email', autoComplete: 'off', validate: [isShort('email'), isEmail] })}
      {field('company', { autoComplete: 'off' })}
      {field('country', { autoComplete: 'off' })}
      {field('port')}
      <CodeInput source="incoterm" words={INCOTERMS} />
      <CodeInput source="language" words={WORDS.language} defaultValue="id" isRequired />
    </>
  );
}
