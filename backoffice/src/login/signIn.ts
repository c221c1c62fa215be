import type { components } from 'api/schema';
import { api } from '../api/client';
import { forgetScreens } from '../auth/forgetScreens';
import { storeSession } from '../auth/session';
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
    const { data, error } = await api.POST('/api/admins/login', { body });
    if (data?.success && storeSession(data.data.token)) {
      if (data.data.device) storeDeviceSecret(credentials.username, data.data.device);
      // The last session may have ended without a logout.
      forgetScreens();
      return undefined;
    }
    const codeRequired = Boolean(error?.data && 'totp' in error.data);
    return { sentence: (error ?? data)?.message || LOGIN.refused, codeRequired };
  } catch (failure) {
    console.error(failure);
    return refused(LOGIN.failed);
  }
}

const refused = (sentence: string): LoginRefusal => ({ sentence, codeRequired: false });

/** One key for each administrator, as they may share a computer. */
const keyFor = (username: string) => `device ${username.trim().toLowerCase()}`;

/** With the secret of the last login, failed logins elsewhere do not block this browser. */
const deviceSecret = (username: string) => localStorage.getItem(keyFor(username)) ?? '';

const storeDeviceSecret = (username: string, secret: string) =>
  localStorage.setItem(keyFor(username), secret);
