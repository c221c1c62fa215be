import { maxLength, required, SelectInput } from 'react-admin';
import { REQUESTS } from 'api/contract';
import { LocalizedTextInput } from '../components/LocalizedTextInput';
import { PaperForm } from '../components/PaperForm';
import { WORDS } from '../i18n/codes';
import { DOCUMENT } from '../i18n/documents';
import { PdfInput } from './PdfInput';

const { title } = REQUESTS.DocumentRequest;
const isRequired = required();
const LANGUAGES = Object.entries(WORDS.language).map(([id, name]) => ({ id, name }));

export default function DocumentForm() {
  return (
    <PaperForm texts={DOCUMENT}>
      <LocalizedTextInput
        source="title"
        translation="title_en"
        longest={title.maxLength}
        validate={[isRequired, maxLength(title.maxLength)]}
      />
      <SelectInput source="language" choices={LANGUAGES} validate={isRequired} helperText={false} />
      <PdfInput />
    </PaperForm>
  );
}
