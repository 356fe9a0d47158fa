import { expect, test } from 'vitest';
import { boardRowWire } from '#tests/fixtures/match/board-rows.ts';
import { createBoardChanges } from './board-changes.ts';

test('a reader gets what changed since its cursor, and no more', () => {
  const changes = createBoardChanges();
  changes.update([boardRowWire('a'), boardRowWire('b')]);
  const { cursor } = changes;
  expect(changes.since(cursor)).toMatchObject({ stale: false, list: [], gone: [] });
  changes.update([boardRowWire('a'), boardRowWire('b', { homeScore: 3 }), boardRowWire('c')]);
  const news = changes.since(cursor);
  expect(news.list.map(({ matchId }) => matchId)).toEqual(['b', 'c']);
  expect(changes.since(news.cursor).list).toEqual([]);
});

test('viewers and the running clock alone are no news', () => {
  const changes = createBoardChanges();
  changes.update([boardRowWire('a')]);
  const { cursor } = changes;
  changes.update([boardRowWire('a', { viewers: 99, clockElapsed: 1, clockAt: 2 })]);
  expect(changes.since(cursor).list).toEqual([]);
  expect(changes.rows[0]?.viewers).toBe(99);
});

test('a departed row is reported as gone unless it has returned', () => {
  const changes = createBoardChanges();
  changes.update([boardRowWire('a'), boardRowWire('b')]);
  const { cursor } = changes;
  changes.update([]);
  changes.update([boardRowWire('b')]);
  const { gone, list } = changes.since(cursor);
  expect(gone).toEqual(['a']);
  expect(list.map(({ matchId }) => matchId)).toEqual(['b']);
});

test('a foreign, blank or too old cursor is stale', () => {
  const changes = createBoardChanges();
  changes.update([boardRowWire('a')]);
  const { cursor } = changes;
  expect(createBoardChanges().since(cursor).stale).toBe(true);
  expect(changes.since('').stale).toBe(true);
  for (let turn = 0; turn < 500; turn++) {
    changes.update([]);
    changes.update([boardRowWire('a')]);
  }
  expect(changes.since(cursor).stale).toBe(true);
  expect(changes.since(changes.cursor).stale).toBe(false);
});
