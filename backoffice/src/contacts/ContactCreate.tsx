import { CreateBase, useNotify } from 'react-admin';
import { RecordForm } from '../admin/form/RecordForm';
import { useReturn } from '../admin/form/useReturn';
import { PageHeading } from '../admin/layout/PageHeading';
import { PATHS } from '../paths';
import { CONTACT, OVERVIEW } from '../texts';
import { ContactInputs } from './ContactInputs';

/** For a catalogue that started empty: afterwards the one record is only edited. */
export default function ContactCreate() {
  const notify = useNotify();
  const [returning, saved] = useReturn(PATHS.admin);

  const mutationOptions = {
    onSuccess: () => {
      notify(CONTACT.created, { type: 'success' });
      saved();
    },
  };
  return (
    <CreateBase mutationOptions={mutationOptions}>
      <PageHeading title={OVERVIEW.addContact} />
      <RecordForm failure={CONTACT.create} serverFirst cancelTo={PATHS.admin} returning={returning}>
        <ContactInputs />
      </RecordForm>
    </CreateBase>
  );
}
