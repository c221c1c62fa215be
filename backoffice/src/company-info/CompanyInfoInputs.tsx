import { maxLength, required, TextInput } from 'react-admin';
import { LONGEST } from '../business';
import { PictureInput } from '../form/PictureInput';

const isRequired = required();

export function CompanyInfoInputs() {
  return (
    <>
      <TextInput
        source="judul"
        validate={[isRequired, maxLength(LONGEST.companyInfoTitle)]}
        helperText={false}
      />
      <TextInput
        source="value_company"
        multiline
        minRows={4}
        validate={[isRequired, maxLength(LONGEST.companyInfoDescription)]}
        helperText={false}
      />
      <PictureInput source="image" />
    </>
  );
}
