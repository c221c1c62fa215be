import { nameOfDatabase } from './data-source.js';

test.each([
  ['mysql://etalase:rahasia@db:3306/etalase', 'mysql://etalase@db:3306/etalase'],
  ['mysql://etalase:p@ss@db:3306/etalase', 'mysql://etalase@db:3306/etalase'],
  ['mariadb://db/etalase', 'mariadb://db/etalase'],
])('the name of a database has no part of its password: %s', (DATABASE_URL, name) => {
  expect(nameOfDatabase({ DATABASE_URL, DATA_DIR: '/data' })).toBe(name);
});
