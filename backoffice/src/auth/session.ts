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

/** The server's clock minus this computer's, which may be wrong by hours. */
let clockOffsetMs = 0;

export function currentToken(): string | undefined {
  const token = localStorage.getItem(TOKEN_KEY) ?? '';
  const claims = readClaims(token);
  return claims && claims.exp * 1000 > Date.now() + clockOffsetMs ? token : undefined;
}

/** Asks the server for the time before a stored token counts as over. */
export async function confirmedToken(): Promise<string | undefined> {
  const token = currentToken();
  if (token || !readClaims(localStorage.getItem(TOKEN_KEY) ?? '')) return token;
  try {
    const { headers } = await fetch('/api/health', { method: 'HEAD', cache: 'no-store' });
    const serverTime = Date.parse(headers.get('Date') ?? '');
    if (!Number.isNaN(serverTime)) clockOffsetMs = serverTime - Date.now();
  } catch (error) {
    console.error(error);
  }
  return currentToken();
}

export function currentAdminId(): number | undefined {
  const id = Number(localStorage.getItem(ADMIN_ID_KEY) ?? Number.NaN);
  return Number.isInteger(id) ? id : undefined;
}

/** A browser that keeps no site data refuses even to read. */
export function keepsSiteData(): boolean {
  try {
    return Boolean(localStorage && sessionStorage);
  } catch {
    return false;
  }
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
