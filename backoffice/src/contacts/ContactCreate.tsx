import { CreateScreen } from '../form/CreateScreen';
import { PATHS } from '../paths';
import { CONTACT, OVERVIEW } from '../i18n/texts';
import { ContactInputs } from './ContactInputs';

/** For a catalogue that started empty; the one record is only edited afterwards. */
export default function ContactCreate() {
  return (
    <CreateScreen title={OVERVIEW.addContact} texts={CONTACT} backTo={PATHS.admin}>
      <ContactInputs />
    </CreateScreen>
  );
}
