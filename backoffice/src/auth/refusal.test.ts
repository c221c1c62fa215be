import { forgetRefusal, noteRefusal, refusedPath, wasRefused } from './refusal';

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
  const location = { pathname: '/admin/kategori', search: '?page=2' };
  Object.assign(globalThis, { sessionStorage, window: { location } });
  adminId = 1;
  noteRefusal();
  adminId = undefined;
});

test('SES-4 of two refusals at once the first says whose session it was, and its administrator is led back', () => {
  noteRefusal();
  expect(wasRefused()).toBe(true);
  adminId = 1;
  expect(refusedPath()).toBe('/admin/kategori?page=2');
  forgetRefusal();
  expect(wasRefused()).toBe(false);
  expect(refusedPath()).toBeUndefined();
});

test('SES-4 another administrator is not led to where the first one was', () => {
  adminId = 2;
  expect(refusedPath()).toBeUndefined();
});

test('SES-4 after a logout there is nothing to say', () => {
  forgetRefusal();
  noteRefusal();
  expect(wasRefused()).toBe(false);
});
