import { EditScreen } from '../components/form/EditScreen';
import { COMPANY_INFO_FORM } from '../i18n/company';
import { OVERVIEW } from '../i18n/texts';
import { CompanyInfoInputs } from './CompanyInfoInputs';

export default function CompanyInfoEdit() {
  return (
    <EditScreen title={OVERVIEW.editCompanyInfo} texts={COMPANY_INFO_FORM}>
      <CompanyInfoInputs />
    </EditScreen>
  );
}
