import { giveUpInput, registerForm, takeDraft } from './draft';
import { isAnythingKept, keepDrafts, keepWhileOpen } from './keptDrafts';
import { adoptLeftDrafts, dropKept } from './leftDrafts';

const FORM = '/admin/produk/add';
const DAY_MS = 24 * 60 * 60 * 1000;
let adminId: number | undefined;
let session: boolean;
/** Of tabs that are open; this one holds its own from then on. */
const held = new Set<string>();
let full: boolean;

jest.mock('./session', () => ({
  currentAdminId: () => adminId,
  currentToken: () => (session ? 'token' : undefined),
}));

/** Its keys are its own properties, as those of a browser's. */
class Storage {
  [key: string]: unknown;
}
for (const [name, value] of Object.entries({
  getItem(this: Storage, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Storage, key: string, value: string) {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    this[key] = value;
  },
  removeItem(this: Storage, key: string) {
    delete this[key];
  },
}))
  Object.defineProperty(Storage.prototype, name, { value });

const locks = {
  request: async (name: string, ...rest: unknown[]) => {
    const granted = rest.pop() as (lock: object | null) => unknown;
    if (rest.length === 0) held.add(name);
    return granted(rest.length > 0 && held.has(name) ? null : {});
  },
};

function inBrowser(parts: object) {
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const window = { ...listeners, dispatchEvent: () => true, confirm: () => true };
  const browser = { window, document: listeners, navigator: { locks }, ...parts };
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

let close: () => void;

beforeEach(() => {
  adminId = 1;
  session = true;
  full = false;
  inBrowser({ localStorage: new Storage(), sessionStorage: new Storage() });
  close = () => undefined;
});

afterEach(() => {
  close();
  session = true;
  keepDrafts();
});

function type(values: Record<string, unknown>) {
  close();
  close = registerForm(FORM, () => ({ values, base: {}, fileLost: false }));
}

const left = () => Object.keys(localStorage);

/** As of another document. */
function leave(name: string, { at = Date.now(), by = 1, path = FORM } = {}) {
  const key = `draft ${by} ${name}`;
  const drafts = [{ adminId: by, path, keptAs: key, values: { name }, base: {}, fileLost: false }];
  localStorage.setItem(key, JSON.stringify({ at, drafts }));
  return key;
}

test('SES-4 what is typed is kept until it is saved, or its form is closed', () => {
  const end = keepWhileOpen();
  type({ name: 'Kopi' });
  keepDrafts();
  expect(left()).toEqual([expect.stringMatching(/^draft 1 /)]);
  type({});
  keepDrafts();
  expect(left()).toEqual([]);
  type({ name: 'Teh' });
  keepDrafts();
  close();
  end();
  expect(left()).toEqual([]);
});

test('SES-4 the newest draft of a tab that is gone comes back, once, and the others after it', async () => {
  leave('Teh', { at: Date.now() - DAY_MS });
  leave('Kopi');
  leave('Lain', { path: '/admin/kategori/add' });
  for (const name of ['Kopi', 'Teh']) {
    await adoptLeftDrafts(FORM);
    await adoptLeftDrafts(FORM);
    expect(takeDraft(FORM)).toMatchObject({ values: { name } });
    expect(takeDraft(FORM)).toBeUndefined();
  }
  await adoptLeftDrafts(FORM);
  expect(takeDraft(FORM)).toBeUndefined();
  expect(left()).toEqual(['draft 1 Lain']);
});

test('SES-4 neither the draft of an open tab nor of another administrator comes back', async () => {
  held.add(leave('Terbuka'));
  leave('Orang lain', { by: 2 });
  leave('Administrator sebelas', { by: 11 });
  type({ name: 'Kopi' });
  keepDrafts();
  await adoptLeftDrafts(FORM);
  expect(takeDraft(FORM)).toBeUndefined();
  expect(left()).toHaveLength(4);
});

test('SES-4 an old draft goes, whoever left it', async () => {
  leave('Lama', { at: Date.now() - 8 * DAY_MS });
  leave('Orang lain', { at: Date.now() - 8 * DAY_MS, by: 2 });
  await adoptLeftDrafts(FORM);
  expect(left()).toEqual([]);
  expect(takeDraft(FORM)).toBeUndefined();
});

test('SES-4 a draft that is back after a reload is not there a second time', async () => {
  const key = leave('Kopi');
  expect(isAnythingKept()).toBe(true);
  await dropKept(key);
  expect(isAnythingKept()).toBe(false);
});

test('SES-3 who logs out leaves nothing of theirs, and nothing is kept after it', () => {
  const others = leave('Orang lain', { by: 11 });
  leave('Kopi');
  type({ name: 'Teh' });
  keepDrafts();
  expect(giveUpInput('?')).toBe(true);
  session = false;
  type({ name: 'Susu' });
  keepDrafts();
  expect(left()).toEqual([others]);
});

test('SES-4 when another administrator logs in, what was kept stays, and nothing is kept under their name', () => {
  type({ name: 'Kopi' });
  keepDrafts();
  const before = JSON.stringify(localStorage);
  adminId = 2;
  keepDrafts();
  expect(JSON.stringify(localStorage)).toBe(before);
  adminId = 1;
});

test('SES-4 where the storage is full, or a tab cannot be told from one that is gone, nothing is kept', async () => {
  type({ name: 'Kopi' });
  full = true;
  keepDrafts();
  full = false;
  expect(left()).toEqual([]);
  keepDrafts();
  expect(left()).toHaveLength(1);
  leave('Teh');
  inBrowser({ navigator: {} });
  type({ name: 'Susu' });
  keepDrafts();
  await adoptLeftDrafts(FORM);
  expect(takeDraft(FORM)).toBeUndefined();
  expect(JSON.stringify(localStorage)).not.toContain('Susu');
  inBrowser({});
});
