import { CreateBase, useNotify } from 'react-admin';
import { RecordForm } from '../admin/form/RecordForm';
import { useReturn } from '../admin/form/useReturn';
import { PageHeading } from '../admin/layout/PageHeading';
import { PATHS } from '../paths';
import { COMPANY_INFO, OVERVIEW } from '../texts';
import { CompanyInfoInputs } from './CompanyInfoInputs';

export default function CompanyInfoCreate() {
  const notify = useNotify();
  const [returning, saved] = useReturn(PATHS.admin);

  const mutationOptions = {
    onSuccess: () => {
      notify(COMPANY_INFO.created, { type: 'success' });
      saved();
    },
  };
  return (
    <CreateBase mutationOptions={mutationOptions}>
      <PageHeading title={OVERVIEW.addCompanyInfo} />
      <RecordForm failure={COMPANY_INFO.create} serverFirst cancelTo={PATHS.admin} returning={returning}>
        <CompanyInfoInputs />
      </RecordForm>
    </CreateBase>
  );
}
