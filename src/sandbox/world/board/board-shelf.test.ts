import { expect, test } from 'vitest';
import { boardRowWire } from '#tests/fixtures/board-rows.ts';
import { createShelf } from './board-shelf.ts';

test('a reader is told what changed since its cursor, and no more', () => {
  const shelf = createShelf();
  shelf.put([boardRowWire('a'), boardRowWire('b')]);
  const { cursor } = shelf;
  expect(shelf.since(cursor)).toMatchObject({ stale: false, list: [], gone: [] });
  shelf.put([boardRowWire('a'), boardRowWire('b', { homeScore: 3 }), boardRowWire('c')]);
  const news = shelf.since(cursor);
  expect(news.list.map(({ matchId }) => matchId)).toEqual(['b', 'c']);
  expect(shelf.since(news.cursor).list).toEqual([]);
});

test('viewers and the running clock alone are no news', () => {
  const shelf = createShelf();
  shelf.put([boardRowWire('a')]);
  const { cursor } = shelf;
  shelf.put([boardRowWire('a', { viewers: 99, clockElapsed: 1, clockAt: 2 })]);
  expect(shelf.since(cursor).list).toEqual([]);
  expect(shelf.rows[0]?.viewers).toBe(99);
});

test('who left is gone, who came back is not', () => {
  const shelf = createShelf();
  shelf.put([boardRowWire('a'), boardRowWire('b')]);
  const { cursor } = shelf;
  shelf.put([]);
  shelf.put([boardRowWire('b')]);
  const { gone, list } = shelf.since(cursor);
  expect(gone).toEqual(['a']);
  expect(list.map(({ matchId }) => matchId)).toEqual(['b']);
});

test('a cursor of another shelf, a blank one and one before what is remembered are stale', () => {
  const shelf = createShelf();
  shelf.put([boardRowWire('a')]);
  const { cursor } = shelf;
  expect(createShelf().since(cursor).stale).toBe(true);
  expect(shelf.since('').stale).toBe(true);
  for (let turn = 0; turn < 500; turn++) {
    shelf.put([]);
    shelf.put([boardRowWire('a')]);
  }
  expect(shelf.since(cursor).stale).toBe(true);
  expect(shelf.since(shelf.cursor).stale).toBe(false);
});
