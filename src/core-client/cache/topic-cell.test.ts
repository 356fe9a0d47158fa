import { Observable } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LINGER_MS } from '../shared-store.ts';
import { createCells } from './cells.ts';
import { createTopicCell, type TopicCell } from './topic-cell.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Cells by match, each over a stream of one item. */
function matches() {
  const cells = createCells<TopicCell<string>>();
  let open = 0;
  const stream = (name: string) =>
    new Observable<{ readonly items: readonly string[] }>((subscriber) => {
      open += 1;
      subscriber.next({ items: [name] });
      return () => {
        open -= 1;
      };
    });
  const at = (name: string) => cells.at({ name }, () => createTopicCell(cells, { name }, () => stream(name)));
  return { cells, at, open: () => open };
}

const noop = () => undefined;

test('an unwatched topic leaves the page after a moment', () => {
  const { cells, at, open } = matches();
  for (const name of ['a', 'b', 'c']) at(name).watch(noop)();
  expect([cells.all().length, open()]).toEqual([3, 3]);
  vi.advanceTimersByTime(LINGER_MS);
  expect([cells.all().length, open()]).toEqual([0, 0]);
});

test('a topic that was never watched leaves the page, too', () => {
  const { cells, at } = matches();
  at('a');
  vi.advanceTimersByTime(LINGER_MS);
  expect(cells.all()).toEqual([]);
});

test('a screen that returns within the linger time reuses the stream', () => {
  const { at, open } = matches();
  const cell = at('a');
  cell.watch(noop)();
  vi.advanceTimersByTime(LINGER_MS - 1);
  at('a').watch(noop);
  vi.advanceTimersByTime(LINGER_MS);
  expect([at('a'), cell.read(), open()]).toEqual([cell, 'a', 1]);
});

test('a topic that left is shared again once its cell is watched', () => {
  const { cells, at, open } = matches();
  const cell = at('a');
  vi.advanceTimersByTime(LINGER_MS);
  cell.watch(noop);
  expect([cells.all(), at('a'), open()]).toEqual([[cell], cell, 1]);
});
