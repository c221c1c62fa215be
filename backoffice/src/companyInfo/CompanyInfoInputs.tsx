import { Typography } from '@mui/material';
import { maxLength, required } from 'react-admin';
import { REQUESTS } from 'api/contract';
import { PictureInput } from '../components/form/PictureInput';
import { LocalizedTextInput } from '../components/LocalizedTextInput';
import { COMPANY_INFO_FORM } from '../i18n/company';

const { judul, value_company } = REQUESTS.CompanyInfoRequest;
const isRequired = required();

export function CompanyInfoInputs() {
  return (
    <>
      <Typography color="textSecondary">{COMPANY_INFO_FORM.where}</Typography>
      <LocalizedTextInput
        source="judul"
        translation="judul_en"
        longest={judul.maxLength}
        validate={[isRequired, maxLength(judul.maxLength)]}
      />
      <LocalizedTextInput
        source="value_company"
        translation="value_company_en"
        longest={value_company.maxLength}
        validate={[isRequired, maxLength(value_company.maxLength)]}
        minRows={4}
      />
      <PictureInput source="image" />
    </>
  );
}
