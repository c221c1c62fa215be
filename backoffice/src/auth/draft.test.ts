import { announceForm, draftWaits, keepDraft, takeDraft, waitingDraft } from './draft';

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
  const end = announceForm(FORM, () => ({ values: { name: 'Kopi' }, fileLost: false }));
  keepDraft();
  end();
  adminId = undefined;
}

test('SES-4 a draft waits for its administrator, and is handed out once', () => {
  typedBy(1);
  expect(draftWaits()).toBe(true);
  adminId = 1;
  expect(waitingDraft()).toMatchObject({ path: FORM });
  expect(takeDraft(FORM)).toMatchObject({ values: { name: 'Kopi' } });
  expect(takeDraft(FORM)).toBeUndefined();
});

test('SES-4 once another administrator has logged in, a draft is neither filled in nor announced again', () => {
  typedBy(1);
  adminId = 2;
  expect(waitingDraft()).toBeUndefined();
  expect(draftWaits()).toBe(false);
  adminId = 1;
  expect(takeDraft(FORM)).toBeUndefined();
});

test('SES-4 what nobody in particular typed is not kept', () => {
  typedBy(undefined);
  expect(draftWaits()).toBe(false);
});
