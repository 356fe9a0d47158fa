import { expect, test } from 'vitest';
import type { FeedRow } from './page-notes.ts';
import { createScreenLog } from './screen-log.ts';

const text = (order: number): FeedRow => ({ key: `k${order}`, order, kind: 'text', count: 0 });
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const owed = (from: number, to: number) => range(from, to).map((seq) => ({ seq, n: seq }));
const keys = (from: number, to: number) => range(from, to).map((order) => `k${order}`);

/** A log of a page with these rows and these screenfuls. */
function logOf(rows: readonly FeedRow[], ...screens: readonly (readonly string[])[]) {
  const log = createScreenLog();
  log.delivered(rows);
  for (const [at, shown] of screens.entries()) log.shown({ at, keys: [...shown], atHead: false });
  return log;
}

test('a row on screen is rendered, and appears once', () => {
  const log = logOf(range(1, 4).map(text));
  expect(log.shown({ at: 10, keys: keys(1, 3), atHead: true })).toEqual([
    { order: 1, at: 10 },
    { order: 2, at: 10 },
    { order: 3, at: 10 },
  ]);
  expect(log.shown({ at: 20, keys: keys(2, 4), atHead: false })).toEqual([{ order: 4, at: 20 }]);
  expect(log.judge(owed(1, 4))).toEqual({
    owed: 4,
    fed: 4,
    rendered: 4,
    leftOut: 0,
    passed: 0,
    unrendered: 0,
    untold: 0,
  });
});

test('messages of a burst larger than the screen count as passed', () => {
  const log = logOf(range(1, 30).map(text), keys(1, 10), keys(21, 30));
  expect(log.judge(owed(1, 30))).toMatchObject({ rendered: 20, passed: 10, unrendered: 0 });
});

test('a row is unrendered when its neighbours were on screen without it', () => {
  const screen = keys(1, 10).filter((key) => key !== 'k4');
  const rows = logOf(range(1, 10).map(text), screen);
  expect(rows.judge(owed(1, 10))).toMatchObject({
    fed: 10,
    rendered: 9,
    passed: 0,
    unrendered: 1,
    untold: 0,
  });
  const untold = logOf(
    range(1, 10)
      .filter((order) => order !== 4)
      .map(text),
    screen,
  );
  expect(untold.judge(owed(1, 10))).toMatchObject({ fed: 9, rendered: 9, unrendered: 1, untold: 1 });
});

test('no row between overlapping screenfuls counts as passed', () => {
  const log = logOf(range(1, 20).map(text), keys(1, 9), [...keys(8, 11), ...keys(13, 16)]);
  expect(log.judge(owed(1, 16))).toMatchObject({ rendered: 15, passed: 0, unrendered: 1 });
});

test('no row above the beginning of the list counts as passed', () => {
  const log = logOf(range(1, 9).map(text));
  log.shown({ at: 1, keys: keys(3, 9), atHead: true });
  expect(log.judge(owed(1, 9))).toMatchObject({ rendered: 7, passed: 0, unrendered: 2 });
});

test('a row without a newer one does not count as passed', () => {
  const log = logOf(range(1, 12).map(text), keys(1, 10));
  expect(log.judge(owed(1, 12))).toMatchObject({ rendered: 10, passed: 0, unrendered: 2 });
});

test('a row that reports hidden messages accounts for exactly that many', () => {
  const skipped = (count: number): FeedRow => ({ key: 'skipped:4', order: 4, kind: 'skipped', count });
  const shown = [...range(1, 3), ...range(7, 9)].map(text);
  const screen = [...keys(1, 3), 'skipped:4', ...keys(7, 9)];
  expect(logOf([...shown, skipped(1), skipped(3)], screen).judge(owed(1, 9))).toMatchObject({
    rendered: 6,
    leftOut: 3,
    unrendered: 0,
    untold: 0,
  });
  expect(logOf([...shown, skipped(2)], screen).judge(owed(1, 9))).toMatchObject({
    leftOut: 2,
    unrendered: 1,
  });
});

test('a page that shows nothing has rendered nothing', () => {
  expect(logOf(range(1, 9).map(text)).judge(owed(1, 9))).toMatchObject({
    fed: 9,
    rendered: 0,
    unrendered: 9,
  });
  expect(createScreenLog().judge(owed(1, 9))).toMatchObject({ unrendered: 9, untold: 9 });
});
