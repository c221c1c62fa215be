import { emailMeant, isEmailLike } from './contact-email.js';

test.each([
  ['ndeso@gmial.com', 'ndeso@gmail.com'],
  ['mailto:ndeso@gmail.con', 'ndeso@gmail.com'],
  ['ndeso@gamil.com', 'ndeso@gmail.com'],
  ['ndeso@yaho.co.id', 'ndeso@yahoo.co.id'],
  ['ndeso@hotmial.com', 'ndeso@hotmail.com'],
])('HAND-1 %s may be meant as %s', (typed, meant) => {
  expect(emailMeant(typed)).toBe(meant);
});

test.each([
  'ndeso@gmail.com',
  'ndeso@GMAIL.com',
  'ndeso@ymail.com',
  'ndeso@mail.com',
  'info@ndeso.id',
  'ndeso@gmx.com',
  'ndeso',
  '',
])('HAND-1 %s is not doubted', (typed) => {
  expect(emailMeant(typed)).toBeNull();
});

test('HAND-1 what is no address is told from one while it is typed', () => {
  const typed = ['info@ndeso.id', ' mailto:info@ndeso.id ', 'info@ndeso', 'info ndeso.id', '@ndeso.id', ''];
  expect(typed.filter(isEmailLike)).toEqual(['info@ndeso.id', ' mailto:info@ndeso.id ']);
});
