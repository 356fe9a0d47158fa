import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, null, 9]],
  [5, 9, [1, null, 3, 4, 5, 6, 7, null, 9]],
  [9, 9, [1, null, 7, 8, 9]],
])('on page %i of %i these page numbers are offered', (page, pages, offered) => {
  expect(pageNumbers(page, pages)).toEqual(offered);
});
