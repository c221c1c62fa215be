import { PasswordInput, ResourceContextProvider, useDataProvider, useNavigate } from 'react-admin';
import { REQUESTS } from 'api/contract';
import type { dataProvider } from '../api/dataProvider';
import { RequireSession } from '../auth/RequireSession';
import { NewPassword } from '../components/form/NewPassword';
import { RecordForm } from '../components/form/RecordForm';
import { PASSWORD } from '../i18n/account';
import { SESSION } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { PATHS } from '../paths';

const { minLength, maxLength } = REQUESTS.PasswordRequest.password;

interface PasswordValues {
  password?: string | null;
  confirmation?: string | null;
}

export default function PasswordPage() {
  const provider = useDataProvider<typeof dataProvider>();
  const navigate = useNavigate();

  async function handleSubmit({ password }: PasswordValues) {
    window.alert(await provider.changePassword(password ?? ''));
    navigate(PATHS.profile);
  }
  return (
    <RequireSession withAdminId alertText={SESSION.loginFirst} leaveTo={PATHS.login}>
      <PageHeading title={PASSWORD.title} />
      <ResourceContextProvider value="admins">
        <RecordForm
          failure={PASSWORD.update}
          cancelTo={PATHS.profile}
          onSubmit={handleSubmit}
          validate={validate}
        >
          <NewPassword isRequired />
          <PasswordInput source="confirmation" isRequired autoComplete="new-password" />
        </RecordForm>
      </ResourceContextProvider>
    </RequireSession>
  );
}

function validate({ password, confirmation }: PasswordValues): Record<string, string> {
  const length = password?.length ?? 0;
  if (length < minLength) return { password: PASSWORD.tooShort };
  // A `maxlength` would silently cut off a pasted password.
  if (length > maxLength) return { password: PASSWORD.tooLong };
  return password === confirmation ? {} : { confirmation: PASSWORD.mismatch };
}
