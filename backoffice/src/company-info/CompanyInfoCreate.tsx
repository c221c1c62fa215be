import { CreateScreen } from '../form/CreateScreen';
import { COMPANY_INFO, OVERVIEW } from '../i18n/texts';
import { PATHS } from '../paths';
import { CompanyInfoInputs } from './CompanyInfoInputs';

export default function CompanyInfoCreate() {
  return (
    <CreateScreen title={OVERVIEW.addCompanyInfo} texts={COMPANY_INFO} backTo={PATHS.admin}>
      <CompanyInfoInputs />
    </CreateScreen>
  );
}
