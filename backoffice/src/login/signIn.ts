import { api } from '../api/client';
import type { components } from '../api/schema';
import { forgetScreens } from '../auth/forgetScreens';
import { keepSession } from '../auth/session';
import { LOGIN } from '../texts';

/** Stores the session, or says in one sentence why there is none. */
export async function signIn(
  credentials: components['schemas']['LoginRequest'],
): Promise<string | undefined> {
  if (!credentials.username.trim() || !credentials.pass) return LOGIN.bothRequired;
  try {
    const { data, error } = await api.POST('/api/admins/login', { body: credentials });
    if (data?.success && keepSession(data.data.token)) {
      // Not every session before this one has ended with a logout.
      forgetScreens();
      return undefined;
    }
    return (error ?? data)?.message || LOGIN.refused;
  } catch (failure) {
    console.error(failure);
    return LOGIN.failed;
  }
}
