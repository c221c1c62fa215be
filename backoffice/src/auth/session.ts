const TOKEN_KEY = 'token';
const ADMIN_ID_KEY = 'adminId';

interface Claims {
  id: number;
  /** Seconds. */
  exp: number;
}

/** Not verified, which only the server can do. */
function readClaims(token: string): Claims | undefined {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return isClaims(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

function isClaims(value: unknown): value is Claims {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && typeof value.id === 'number' && 'exp' in value && typeof value.exp === 'number';
}

export function currentToken(): string | undefined {
  const token = localStorage.getItem(TOKEN_KEY) ?? '';
  const claims = readClaims(token);
  return claims && claims.exp * 1000 > Date.now() ? token : undefined;
}

export function currentAdminId(): number | undefined {
  const id = Number(localStorage.getItem(ADMIN_ID_KEY) ?? Number.NaN);
  return Number.isInteger(id) ? id : undefined;
}

/** @returns false for a malformed token */
export function storeSession(token: string): boolean {
  const claims = readClaims(token);
  if (!claims) return false;
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.setItem(ADMIN_ID_KEY, String(claims.id));
  return true;
}

/** Whether another tab has begun or ended a session, and not just stored something else. */
export const isOfSession = ({ key }: StorageEvent) =>
  key === null || key === TOKEN_KEY || key === ADMIN_ID_KEY;

export function endSession(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(ADMIN_ID_KEY);
}
