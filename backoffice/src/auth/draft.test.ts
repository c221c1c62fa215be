import { draftPart, draftPath, hasDraft, registerForm, saveDraft, takeDraft } from './draft';

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
  expect(draftPath()).toBe(FORM);
  expect(takeDraft(FORM)).toMatchObject({ values: { name: 'Kopi' }, base: { name: 'Teh' } });
  expect(takeDraft(FORM)).toBeUndefined();
});

test('SES-4 once another administrator has logged in, a draft is not announced again, and waits for its own', () => {
  typedBy(1);
  adminId = 2;
  expect(draftPath()).toBeUndefined();
  expect(hasDraft()).toBe(false);
  expect(takeDraft(FORM)).toBeUndefined();
  typedBy(2);
  adminId = 1;
  expect(draftPath()).toBe(FORM);
  expect(takeDraft(FORM)).toMatchObject({ values: { name: 'Kopi' } });
  expect(hasDraft()).toBe(false);
  adminId = 2;
  expect(draftPath()).toBe(FORM);
});

test('SES-4 input without an administrator is not stored', () => {
  typedBy(undefined);
  expect(hasDraft()).toBe(false);
});

test('SES-4 whichever form of a screen takes its draft first leaves that of the other', () => {
  adminId = 1;
  const typed = { base: {}, fileLost: false };
  const endForm = registerForm(FORM, () => ({ ...typed, values: { name: 'Kopi' } }));
  const endDialog = registerForm(`${FORM}#new`, () => ({ ...typed, values: { label: 'Ka' } }));
  saveDraft();
  endDialog();
  endForm();
  expect(takeDraft(`${FORM}#new`)).toMatchObject({ values: { label: 'Ka' } });
  expect(takeDraft(FORM)).toMatchObject({ values: { name: 'Kopi' } });
  expect(hasDraft()).toBe(false);
});

test('SES-4 a dialog of the screen has a draft of its own, which waits for it', () => {
  adminId = 1;
  const endForm = registerForm(FORM, () => ({ values: {}, base: {}, fileLost: false }));
  const endDialog = registerForm(`${FORM}#new`, () => ({
    values: { label: 'Ka' },
    base: {},
    fileLost: false,
  }));
  saveDraft();
  endDialog();
  endForm();
  expect(draftPath()).toBe(FORM);
  expect(takeDraft(FORM)).toBeUndefined();
  expect(draftPart(FORM)).toBe('new');
  expect(takeDraft(`${FORM}#new`)).toMatchObject({ values: { label: 'Ka' } });
  expect(takeDraft(FORM)).toBeUndefined();
});
