import { required, SelectInput } from 'react-admin';
import { LocalizedTextInput } from '../components/LocalizedTextInput';
import { PaperForm } from '../components/PaperForm';
import { WORDS } from '../i18n/codes';
import { DOCUMENT } from '../i18n/documents';
import { PdfInput } from './PdfInput';

const LANGUAGES = Object.entries(WORDS.language).map(([id, name]) => ({ id, name }));

export default function DocumentForm() {
  return (
    <PaperForm texts={DOCUMENT}>
      <LocalizedTextInput source="title" isRequired />
      <SelectInput source="language" choices={LANGUAGES} validate={required()} />
      <PdfInput />
    </PaperForm>
  );
}
