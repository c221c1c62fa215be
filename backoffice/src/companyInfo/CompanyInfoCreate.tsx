import { CreateScreen } from '../components/form/CreateScreen';
import { COMPANY_INFO_FORM } from '../i18n/company';
import { OVERVIEW } from '../i18n/texts';
import { CompanyInfoInputs } from './CompanyInfoInputs';

export default function CompanyInfoCreate() {
  return (
    <CreateScreen title={OVERVIEW.addCompanyInfo} texts={COMPANY_INFO_FORM}>
      <CompanyInfoInputs />
    </CreateScreen>
  );
}
