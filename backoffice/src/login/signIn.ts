import { api } from '../api/client';
import type { components } from '../api/schema';
import { deviceSecret, keepDeviceSecret } from '../auth/device';
import { forgetScreens } from '../auth/forgetScreens';
import { keepSession } from '../auth/session';
import { LOGIN } from '../i18n/texts';

interface LoginRefusal {
  sentence: string;
  /** The password was right, and a code has to come with it. */
  wantsCode: boolean;
}

/** Stores the session, or says why there is none. */
export async function signIn(
  credentials: Omit<components['schemas']['LoginRequest'], 'device'>,
): Promise<LoginRefusal | undefined> {
  if (!credentials.username.trim() || !credentials.pass) return refused(LOGIN.bothRequired);
  try {
    const body = { ...credentials, device: deviceSecret(credentials.username) };
    const { data, error } = await api.POST('/api/admins/login', { body });
    if (data?.success && keepSession(data.data.token)) {
      if (data.data.device) keepDeviceSecret(credentials.username, data.data.device);
      // Not every session before this one has ended with a logout.
      forgetScreens();
      return undefined;
    }
    const wantsCode = Boolean(error?.data && 'totp' in error.data);
    return { sentence: (error ?? data)?.message || LOGIN.refused, wantsCode };
  } catch (failure) {
    console.error(failure);
    return refused(LOGIN.failed);
  }
}

const refused = (sentence: string): LoginRefusal => ({ sentence, wantsCode: false });
