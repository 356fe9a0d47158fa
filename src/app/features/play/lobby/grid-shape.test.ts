import { expect, test } from 'vitest';
import { gridShape } from './grid-shape.ts';

test.each([
  [358, 3, 215],
  [720, 4, 294],
  [1280, 6, 337],
])('a width of %i px fits %i games per row of %i px', (width, columns, rowHeight) => {
  expect(gridShape(width)).toMatchObject({ columns, rowHeight });
});
