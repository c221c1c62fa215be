import { confirmedToken, currentAdminId, currentToken, endSession, storeSession } from './session';

const NOW = Date.UTC(2030, 0, 1);
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  jest.useFakeTimers({ now: NOW });
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
});

afterEach(() => jest.useRealTimers());

function tokenWith(claims: object): string {
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

const inSeconds = (seconds: number) => NOW / 1000 + seconds;

test('LOG-4 keeping a session stores the token and the id in it', () => {
  const token = tokenWith({ id: 7, exp: inSeconds(60) });
  expect(storeSession(token)).toBe(true);
  expect(Object.fromEntries(stored)).toEqual({ token, adminId: '7' });
  expect(currentAdminId()).toBe(7);
});

test('SES-1 a token counts while its exp lies in the future', () => {
  storeSession(tokenWith({ id: 7, exp: inSeconds(1) }));
  expect(currentToken()).toBeDefined();
  jest.setSystemTime(NOW + 1000);
  expect(currentToken()).toBeUndefined();
});

test.each(['', 'no-token', 'a.b.c', 'a.bnVsbA.c', tokenWith({ id: 7 }), tokenWith({ exp: '2030', id: 7 })])(
  'SES-1 %p is no session',
  (token) => {
    stored.set('token', token);
    expect(currentToken()).toBeUndefined();
    expect(storeSession(token)).toBe(false);
  },
);

test('SES-3 ending the session removes both', () => {
  storeSession(tokenWith({ id: 7, exp: inSeconds(60) }));
  endSession();
  expect(stored.size).toBe(0);
  expect(currentAdminId()).toBeUndefined();
});

// The last of them stays in the module's memory.
test.each([
  ['right', 0, false],
  ['9 hours behind', 9, false],
  ['9 hours ahead', -9, true],
])(
  'SES-1 a token that looks over is over by the server’s clock only, on a computer whose clock is %s',
  async (_, offsetHours, counts) => {
    const date = new Date(NOW + offsetHours * 3_600_000).toUTCString();
    const ask = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(null, { headers: { Date: date } }));
    const token = tokenWith({ id: 7, exp: inSeconds(-60) });
    storeSession(token);
    const expected = counts ? token : undefined;
    expect(await confirmedToken()).toBe(expected);
    expect(currentToken()).toBe(expected);
    ask.mockRestore();
  },
);
