import { maxLength, TextInput } from 'react-admin';
import { REQUESTS } from '../api/contract';
import { PictureInput } from '../form/PictureInput';
import { CATEGORY } from '../i18n/texts';

const { heading, intro, facts } = REQUESTS.CategoryRequest;
const notBlank = (name: unknown) => (typeof name === 'string' && name.trim() ? undefined : CATEGORY.blank);

/** The name, and what its page on the site shows beside the products. */
export function CategoryInputs() {
  return (
    <>
      <TextInput source="nama_category" validate={notBlank} isRequired helperText={false} autoFocus />
      <TextInput source="heading" validate={maxLength(heading.maxLength)} helperText={CATEGORY.headingHint} />
      <TextInput
        source="intro"
        multiline
        minRows={3}
        validate={maxLength(intro.maxLength)}
        helperText={false}
      />
      <TextInput
        source="facts"
        multiline
        minRows={4}
        validate={maxLength(facts.maxLength)}
        helperText={CATEGORY.factsHint}
      />
      <PictureInput source="image" />
    </>
  );
}
