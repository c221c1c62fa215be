import { maxLength, required, SelectInput } from 'react-admin';
import { REQUESTS } from 'api/contract';
import { BelongingInputs } from '../components/form/BelongingInputs';
import { LocalizedTextInput } from '../components/LocalizedTextInput';
import { WORDS } from '../i18n/codes';
import { PdfInput } from './PdfInput';

const { title } = REQUESTS.DocumentRequest;
const isRequired = required();
const LANGUAGES = Object.entries(WORDS.language).map(([id, name]) => ({ id, name }));

export function DocumentInputs() {
  return (
    <>
      <LocalizedTextInput
        source="title"
        translation="title_en"
        longest={title.maxLength}
        validate={[isRequired, maxLength(title.maxLength)]}
      />
      <SelectInput source="language" choices={LANGUAGES} validate={isRequired} helperText={false} />
      <PdfInput />
      <BelongingInputs />
    </>
  );
}
