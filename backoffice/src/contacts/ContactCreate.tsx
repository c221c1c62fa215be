import { CreateScreen } from '../components/form/CreateScreen';
import { CONTACT_FORM } from '../i18n/company';
import { OVERVIEW } from '../i18n/texts';
import { PATHS } from '../paths';
import { ContactInputs } from './ContactInputs';

/** For a catalogue that started empty; the one record is only edited afterwards. */
export default function ContactCreate() {
  return (
    <CreateScreen title={OVERVIEW.addContact} texts={CONTACT_FORM} returnTo={PATHS.admin}>
      <ContactInputs />
    </CreateScreen>
  );
}
