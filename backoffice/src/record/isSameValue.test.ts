import { isSameValue } from './isSameValue';

test('SPEC-6 a value of a specification is the same in whatever order its parts are', () => {
  expect(isSameValue({ min: 1, max: 2 }, { max: 2, min: 1 })).toBe(true);
  expect(isSameValue({ min: 1, max: 2 }, { min: 2, max: 1 })).toBe(false);
  expect(isSameValue({ min: 1, max: 2 }, { min: 1 })).toBe(false);
});

test('none is the same as none, however that is said', () => {
  expect(isSameValue(null, undefined)).toBe(true);
  expect(isSameValue({ yes: false }, null)).toBe(false);
});
