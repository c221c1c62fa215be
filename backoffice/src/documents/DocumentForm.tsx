import { required } from 'react-admin';
import { CodeInput } from '../components/CodeInput';
import { LocalizedTextInput } from '../components/LocalizedTextInput';
import { PaperForm } from '../components/PaperForm';
import { WORDS } from '../i18n/codes';
import { DOCUMENT } from '../i18n/documents';
import { PdfInput } from './PdfInput';

export default function DocumentForm() {
  return (
    <PaperForm texts={DOCUMENT}>
      <LocalizedTextInput source="title" isRequired />
      <CodeInput source="language" words={WORDS.language} validate={required()} />
      <PdfInput />
    </PaperForm>
  );
}
