import { api } from '../api/client';
import type { components } from '../api/schema';
import { keepSession } from '../auth/session';
import { LOGIN } from '../texts';

/** Stores the session, or says in one sentence why there is none. */
export async function signIn(
  credentials: components['schemas']['LoginRequest'],
): Promise<string | undefined> {
  if (!credentials.username.trim() || !credentials.pass) return LOGIN.bothRequired;
  try {
    const { data, error } = await api.POST('/api/admins/login', { body: credentials });
    if (data?.success && keepSession(data.data.token)) return undefined;
    return (error ?? data)?.message || LOGIN.refused;
  } catch (failure) {
    console.error(failure);
    return LOGIN.failed;
  }
}
