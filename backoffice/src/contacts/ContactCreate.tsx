import { CreateScreen } from '../components/form/CreateScreen';
import { CONTACT_FORM } from '../i18n/company';
import { OVERVIEW } from '../i18n/texts';
import { PATHS } from '../paths';
import { ContactInputs } from './ContactInputs';

/** Only for a catalogue that started empty: there is one contact record. */
export default function ContactCreate() {
  return (
    <CreateScreen title={OVERVIEW.addContact} texts={CONTACT_FORM} returnTo={PATHS.admin}>
      <ContactInputs />
    </CreateScreen>
  );
}
