import { expect, test } from 'vitest';
import { panesOf } from './room-panes.ts';

const cast = { match: true, anchor: true, admin: false, slip: false };

test('[2.10] a wide room has side panes, the theatre moves them to chat', () => {
  expect(panesOf('widest', false, cast)).toEqual({
    left: ['odds', 'bets', 'stats', 'lineups', 'history'],
    chat: ['chat', 'rank'],
  });
  expect(panesOf('widest', true, cast)).toEqual({
    left: [],
    chat: ['chat', 'odds', 'bets', 'facts', 'rank'],
  });
  expect(panesOf('wide', false, cast)).toEqual({ left: [], chat: ['chat', 'odds', 'bets', 'facts', 'rank'] });
});

test('[2.10] on a phone all panes share the space below the video', () => {
  expect(panesOf('narrow', false, cast).chat).toEqual(['chat', 'odds', 'bets', 'facts', 'rank', 'anchor']);
  expect(panesOf('narrow', false, { ...cast, anchor: false }).chat).toEqual([
    'chat',
    'odds',
    'bets',
    'facts',
    'rank',
  ]);
  expect(panesOf('narrow', false, { ...cast, match: false }).chat).toEqual(['chat', 'rank', 'anchor']);
});

test('[6.02] admins of the room have a separate pane, last', () => {
  for (const width of ['widest', 'wide', 'narrow'] as const) {
    expect(panesOf(width, false, { ...cast, admin: true }).chat.at(-1)).toBe('admin');
    expect(panesOf(width, false, cast).chat).not.toContain('admin');
  }
});

test('[3.10] a filled slip has a pane in a room without a match', () => {
  const filled = { ...cast, match: false, slip: true };
  expect(panesOf('wide', false, filled).chat).toEqual(['chat', 'rank', 'bets']);
  expect(panesOf('wide', false, { ...cast, slip: true })).toEqual(panesOf('wide', false, cast));
});
