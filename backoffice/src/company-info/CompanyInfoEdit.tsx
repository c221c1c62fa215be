import { EditScreen } from '../admin/form/EditScreen';
import { PATHS } from '../paths';
import { COMPANY_INFO, OVERVIEW } from '../texts';
import { CompanyInfoInputs } from './CompanyInfoInputs';

export default function CompanyInfoEdit() {
  return (
    <EditScreen
      recorded="dashboard"
      title={OVERVIEW.editCompanyInfo}
      texts={COMPANY_INFO}
      backTo={PATHS.admin}
    >
      <CompanyInfoInputs />
    </EditScreen>
  );
}
