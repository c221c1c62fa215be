import { maxLength, required, TextInput } from 'react-admin';
import { REQUESTS } from '../api/contract';
import { PictureInput } from '../form/PictureInput';

const { judul, value_company } = REQUESTS.CompanyInfoRequest;
const isRequired = required();

export function CompanyInfoInputs() {
  return (
    <>
      <TextInput source="judul" validate={[isRequired, maxLength(judul.maxLength)]} helperText={false} />
      <TextInput
        source="value_company"
        multiline
        minRows={4}
        validate={[isRequired, maxLength(value_company.maxLength)]}
        helperText={false}
      />
      <PictureInput source="image" />
    </>
  );
}
