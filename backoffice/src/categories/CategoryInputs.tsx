import { PictureInput } from '../components/form/PictureInput';
import { LocalizedTextInput } from '../components/LocalizedTextInput';
import { CATEGORY_FORM } from '../i18n/categories';

const notBlank = (name: unknown) =>
  typeof name === 'string' && name.trim() ? undefined : CATEGORY_FORM.blank;

export function CategoryInputs() {
  return (
    <>
      <LocalizedTextInput
        source="nama_category"
        translation="nama_id"
        validate={notBlank}
        isRequired
        autoFocus
        hint={CATEGORY_FORM.nameHint}
        translationHint={CATEGORY_FORM.indonesianNameHint}
      />
      <LocalizedTextInput source="heading" translation="heading_id" hint={CATEGORY_FORM.headingHint} />
      <LocalizedTextInput source="intro" translation="intro_id" minRows={3} />
      <LocalizedTextInput source="facts" translation="facts_id" minRows={4} hint={CATEGORY_FORM.factsHint} />
      <PictureInput source="image" />
    </>
  );
}
