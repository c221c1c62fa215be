import { pageNumbers } from './page-numbers';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, '…', 9]],
  [5, 9, [1, '…', 4, 5, 6, '…', 9]],
  [9, 9, [1, '…', 8, 9]],
])('HAND-15 on page %i of %i the numbers are %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
