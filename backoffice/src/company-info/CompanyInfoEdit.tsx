import { useNotify } from 'react-admin';
import { EditScreen } from '../admin/form/EditScreen';
import { RecordForm } from '../admin/form/RecordForm';
import { useReturn } from '../admin/form/useReturn';
import { PATHS } from '../paths';
import { COMPANY_INFO, OVERVIEW } from '../texts';
import { CompanyInfoInputs } from './CompanyInfoInputs';

export default function CompanyInfoEdit() {
  const notify = useNotify();
  const [returning, saved] = useReturn(PATHS.admin);

  function handleSuccess() {
    notify(COMPANY_INFO.updated, { type: 'success' });
    saved();
  }
  return (
    <EditScreen
      title={OVERVIEW.editCompanyInfo}
      failure={COMPANY_INFO.load}
      backTo={PATHS.admin}
      onSuccess={handleSuccess}
    >
      <RecordForm failure={COMPANY_INFO.update} cancelTo={PATHS.admin} returning={returning}>
        <CompanyInfoInputs />
      </RecordForm>
    </EditScreen>
  );
}
