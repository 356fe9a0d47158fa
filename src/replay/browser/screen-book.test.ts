import { expect, test } from 'vitest';
import type { ToldRow } from './page-notes.ts';
import { createScreenBook } from './screen-book.ts';

const text = (order: number): ToldRow => ({ key: `k${order}`, order, kind: 'text', count: 0 });
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const owed = (from: number, to: number) => range(from, to).map((seq) => ({ seq, n: seq }));
const keys = (from: number, to: number) => range(from, to).map((order) => `k${order}`);

/** A book that was told these and saw these screenfuls. */
function bookOf(told: readonly ToldRow[], ...screens: readonly (readonly string[])[]) {
  const book = createScreenBook();
  book.told(told);
  for (const [at, shown] of screens.entries()) book.shown({ at, keys: [...shown], atHead: false });
  return book;
}

test('what is on screen is rendered, and appears once', () => {
  const book = bookOf(range(1, 4).map(text));
  expect(book.shown({ at: 10, keys: keys(1, 3), atHead: true })).toEqual([
    { order: 1, at: 10 },
    { order: 2, at: 10 },
    { order: 3, at: 10 },
  ]);
  expect(book.shown({ at: 20, keys: keys(2, 4), atHead: false })).toEqual([{ order: 4, at: 20 }]);
  expect(book.judge(owed(1, 4))).toEqual({
    owed: 4,
    fed: 4,
    rendered: 4,
    leftOut: 0,
    passed: 0,
    unrendered: 0,
    untold: 0,
  });
});

test('a burst of more than fits passes by: the screen went from before it to after it at once', () => {
  const book = bookOf(range(1, 30).map(text), keys(1, 10), keys(21, 30));
  expect(book.judge(owed(1, 30))).toMatchObject({ rendered: 20, passed: 10, unrendered: 0 });
});

test('a row that its neighbours were on screen without is unrendered', () => {
  const screen = keys(1, 10).filter((key) => key !== 'k4');
  const told = bookOf(range(1, 10).map(text), screen);
  expect(told.judge(owed(1, 10))).toMatchObject({
    fed: 10,
    rendered: 9,
    passed: 0,
    unrendered: 1,
    untold: 0,
  });
  const untold = bookOf(
    range(1, 10)
      .filter((order) => order !== 4)
      .map(text),
    screen,
  );
  expect(untold.judge(owed(1, 10))).toMatchObject({ fed: 9, rendered: 9, unrendered: 1, untold: 1 });
});

test('screenfuls that overlap leave no place to pass by between them', () => {
  const book = bookOf(range(1, 20).map(text), keys(1, 9), [...keys(8, 11), ...keys(13, 16)]);
  expect(book.judge(owed(1, 16))).toMatchObject({ rendered: 15, passed: 0, unrendered: 1 });
});

test('where the list begins on the screen nothing has passed above it', () => {
  const book = bookOf(range(1, 9).map(text));
  book.shown({ at: 1, keys: keys(3, 9), atHead: true });
  expect(book.judge(owed(1, 9))).toMatchObject({ rendered: 7, passed: 0, unrendered: 2 });
});

test('what nothing newer came after has not passed: it is still to come', () => {
  const book = bookOf(range(1, 12).map(text), keys(1, 10));
  expect(book.judge(owed(1, 12))).toMatchObject({ rendered: 10, passed: 0, unrendered: 2 });
});

test('rows that say how many are not shown account for so many, and for no more', () => {
  const skipped = (count: number): ToldRow => ({ key: 'skipped:4', order: 4, kind: 'skipped', count });
  const shown = [...range(1, 3), ...range(7, 9)].map(text);
  const screen = [...keys(1, 3), 'skipped:4', ...keys(7, 9)];
  expect(bookOf([...shown, skipped(1), skipped(3)], screen).judge(owed(1, 9))).toMatchObject({
    rendered: 6,
    leftOut: 3,
    unrendered: 0,
    untold: 0,
  });
  expect(bookOf([...shown, skipped(2)], screen).judge(owed(1, 9))).toMatchObject({
    leftOut: 2,
    unrendered: 1,
  });
});

test('a page that shows nothing at all has rendered nothing', () => {
  expect(bookOf(range(1, 9).map(text)).judge(owed(1, 9))).toMatchObject({
    fed: 9,
    rendered: 0,
    unrendered: 9,
  });
  expect(createScreenBook().judge(owed(1, 9))).toMatchObject({ unrendered: 9, untold: 9 });
});
