import { RequireSession } from '../auth/RequireSession';
import type { ContactResponse } from '../api/schema';
import { EditScreen } from '../form/EditScreen';
import { CONTACT, OVERVIEW, SESSION } from '../i18n/texts';
import { PATHS } from '../paths';
import { ContactInputs } from './ContactInputs';
import { pointDoubt } from './pointDoubt';

/** Of an address that is new. */
async function doubt(before: ContactResponse, after: ContactResponse) {
  const sentence = pointDoubt(before, after);
  return sentence ? [{ fields: ['map_point'], sentence }] : undefined;
}

export default function ContactEdit() {
  return (
    <RequireSession alertText={SESSION.accessDenied} leaveTo={PATHS.loginAgain}>
      <EditScreen title={OVERVIEW.editContact} texts={CONTACT} returnTo={PATHS.admin} doubt={doubt}>
        <ContactInputs />
      </EditScreen>
    </RequireSession>
  );
}
