import { CreateScreen } from '../admin/form/CreateScreen';
import { PATHS } from '../paths';
import { CONTACT, OVERVIEW } from '../texts';
import { ContactInputs } from './ContactInputs';

/** For a catalogue that started empty: afterwards the one record is only edited. */
export default function ContactCreate() {
  return (
    <CreateScreen title={OVERVIEW.addContact} texts={CONTACT} backTo={PATHS.admin}>
      <ContactInputs />
    </CreateScreen>
  );
}
