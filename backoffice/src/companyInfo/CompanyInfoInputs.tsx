import { Typography } from '@mui/material';
import { PictureInput } from '../components/form/PictureInput';
import { LocalizedTextInput } from '../components/LocalizedTextInput';
import { COMPANY_INFO_FORM } from '../i18n/company';

export function CompanyInfoInputs() {
  return (
    <>
      <Typography color="textSecondary">{COMPANY_INFO_FORM.where}</Typography>
      <LocalizedTextInput source="judul" isRequired />
      <LocalizedTextInput source="value_company" isRequired minRows={4} />
      <PictureInput source="image" />
    </>
  );
}
