import { registerForm, hasDraft, saveDraft, takeDraft, ownDraft } from './draft';

const FORM = '/admin/produk/edit/1';
const stored = new Map<string, string>();
let adminId: number | undefined;

jest.mock('./session', () => ({ currentAdminId: () => adminId }));

beforeEach(() => {
  stored.clear();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  Object.assign(globalThis, { sessionStorage, window: { addEventListener: () => undefined } });
});

function typedBy(administrator: number | undefined) {
  adminId = administrator;
  const end = registerForm(FORM, () => ({
    values: { name: 'Kopi' },
    base: { name: 'Teh' },
    fileLost: false,
  }));
  saveDraft();
  end();
  adminId = undefined;
}

test('SES-4 a draft waits for its administrator, and is handed out once', () => {
  typedBy(1);
  expect(hasDraft()).toBe(true);
  adminId = 1;
  expect(ownDraft()).toMatchObject({ path: FORM });
  expect(takeDraft(FORM)).toMatchObject({ values: { name: 'Kopi' }, base: { name: 'Teh' } });
  expect(takeDraft(FORM)).toBeUndefined();
});

test('SES-4 once another administrator has logged in, a draft is neither filled in nor announced again', () => {
  typedBy(1);
  adminId = 2;
  expect(ownDraft()).toBeUndefined();
  expect(hasDraft()).toBe(false);
  adminId = 1;
  expect(takeDraft(FORM)).toBeUndefined();
});

test('SES-4 input without an administrator is not stored', () => {
  typedBy(undefined);
  expect(hasDraft()).toBe(false);
});
