import { REQUESTS } from 'api/contract';
import { PictureInput } from '../components/form/PictureInput';
import { LocalizedTextInput } from '../components/LocalizedTextInput';
import { CATEGORY_FORM } from '../i18n/categories';

const { nama_id, heading, intro, facts } = REQUESTS.CategoryRequest;
const notBlank = (name: unknown) =>
  typeof name === 'string' && name.trim() ? undefined : CATEGORY_FORM.blank;

export function CategoryInputs() {
  return (
    <>
      <LocalizedTextInput
        source="nama_category"
        translation="nama_id"
        longest={nama_id.maxLength}
        validate={notBlank}
        isRequired
        autoFocus
        hint={CATEGORY_FORM.nameHint}
        translationHint={CATEGORY_FORM.indonesianNameHint}
      />
      <LocalizedTextInput
        source="heading"
        translation="heading_id"
        longest={heading.maxLength}
        hint={CATEGORY_FORM.headingHint}
      />
      <LocalizedTextInput source="intro" translation="intro_id" longest={intro.maxLength} minRows={3} />
      <LocalizedTextInput
        source="facts"
        translation="facts_id"
        longest={facts.maxLength}
        minRows={4}
        hint={CATEGORY_FORM.factsHint}
      />
      <PictureInput source="image" />
    </>
  );
}
