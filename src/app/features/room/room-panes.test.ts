import { expect, test } from 'vitest';
import { panesOf } from './room-panes.ts';

const cast = { match: true, anchor: true };

test('[2.10] a wide room has prices and facts beside the picture, the theatre puts them with the chat', () => {
  expect(panesOf('widest', false, cast)).toEqual({
    left: ['odds', 'stats', 'lineups', 'history'],
    chat: ['chat'],
  });
  expect(panesOf('widest', true, cast)).toEqual({ left: [], chat: ['chat', 'odds', 'facts'] });
  expect(panesOf('wide', false, cast)).toEqual({ left: [], chat: ['chat', 'odds', 'facts'] });
});

test('[2.10] on a phone chat, prices, facts and anchor share the place under the picture', () => {
  expect(panesOf('narrow', false, cast).chat).toEqual(['chat', 'odds', 'facts', 'anchor']);
  expect(panesOf('narrow', false, { match: true, anchor: false }).chat).toEqual(['chat', 'odds', 'facts']);
  expect(panesOf('narrow', false, { match: false, anchor: true }).chat).toEqual(['chat', 'anchor']);
});
