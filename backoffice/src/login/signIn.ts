import type { components } from 'api/schema';
import { api } from '../api/client';
import { causeOf, isEnvelope } from '../api/envelope';
import { forgetScreens } from '../auth/forgetScreens';
import { storeSession } from '../auth/session';
import { storeIfRoom } from '../auth/storeIfRoom';
import { LOGIN } from '../i18n/login';

interface LoginRefusal {
  sentence: string;
  codeRequired: boolean;
}

export async function signIn(
  credentials: Omit<components['schemas']['LoginRequest'], 'device'>,
): Promise<LoginRefusal | undefined> {
  if (!credentials.username.trim() || !credentials.pass) return refused(LOGIN.bothRequired);
  try {
    const body = { ...credentials, device: deviceSecret(credentials.username) };
    const { data, error, response } = await api.POST('/api/admins/login', { body });
    if (!isEnvelope(error ?? data)) return notAnswered(causeOf(response.status));
    // The last session may have ended without a logout; what it stored may also fill the storage.
    if (data?.success) forgetScreens();
    if (data?.success && storeSession(data.data.token)) {
      const { device } = data.data;
      if (device) storeIfRoom(localStorage, keyFor(credentials.username), device);
      return undefined;
    }
    const codeRequired = Boolean(error?.data && 'totp' in error.data);
    return { sentence: (error ?? data)?.message || LOGIN.refused, codeRequired };
  } catch (failure) {
    console.error(failure);
    if (failure instanceof DOMException) return refused(LOGIN.storageFull);
    return failure instanceof SyntaxError ? notAnswered(causeOf(200)) : refused(LOGIN.failed);
  }
}

const notAnswered = (cause: string) => refused(`${LOGIN.failed}\n${cause}`);

const refused = (sentence: string): LoginRefusal => ({ sentence, codeRequired: false });

/** One key for each administrator, as they may share a computer. */
const keyFor = (username: string) => `device ${username.trim().toLowerCase()}`;

/** With the secret of the last login, failed logins elsewhere do not block this browser. */
const deviceSecret = (username: string) => localStorage.getItem(keyFor(username)) ?? '';
