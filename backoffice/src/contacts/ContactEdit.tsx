import { EditScreen } from '../form/EditScreen';
import { RequireSession } from '../auth/RequireSession';
import { PATHS } from '../paths';
import { CONTACT, OVERVIEW, SESSION } from '../i18n/texts';
import { ContactInputs } from './ContactInputs';

export default function ContactEdit() {
  return (
    <RequireSession alertText={SESSION.accessDenied} leaveTo={PATHS.loginAgain}>
      <EditScreen historyResource="contact" title={OVERVIEW.editContact} texts={CONTACT} backTo={PATHS.admin}>
        <ContactInputs />
      </EditScreen>
    </RequireSession>
  );
}
