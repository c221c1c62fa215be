import { CreateScreen } from '../form/CreateScreen';
import { COMPANY_INFO, OVERVIEW } from '../i18n/texts';
import { CompanyInfoInputs } from './CompanyInfoInputs';

export default function CompanyInfoCreate() {
  return (
    <CreateScreen title={OVERVIEW.addCompanyInfo} texts={COMPANY_INFO}>
      <CompanyInfoInputs />
    </CreateScreen>
  );
}
