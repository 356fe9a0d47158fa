import { expect, test } from 'vitest';
import type { MatchEvent } from '#contract/play/match/schema.ts';
import { serverTime } from '#contract/units/time.ts';
import { onScreen } from './pitch-projection.ts';
import { playAt } from './play-of-match.ts';

const event = (kind: MatchEvent['kind'], side: MatchEvent['side'], x: number, at = 0): MatchEvent => ({
  eventId: `${kind}${x}`,
  kind,
  side,
  minute: 10,
  player: '沈望',
  at: serverTime(at),
  x,
  y: 40,
});

test('[2.11] before kick-off the ball is on the spot', () => {
  expect(playAt([], 0)).toMatchObject({
    event: null,
    ball: onScreen({ x: 50, y: 50 }),
    trail: '',
    danger: 0,
  });
});

test('[2.11] the ball stays at the last play after a card', () => {
  const { ball, event: last } = playAt([event('attack', 'home', 70), event('yellowCard', 'away', 10)], 0);
  expect(ball).toEqual(onScreen({ x: 70, y: 40 }));
  expect(last?.kind).toBe('yellowCard');
});

test('danger grows towards the goal a side attacks', () => {
  expect(playAt([event('attack', 'home', 95)], 0).danger).toBe(1);
  expect(playAt([event('attack', 'away', 95)], 0).danger).toBe(0);
  expect(playAt([event('shot', 'away', 5)], 0).danger).toBe(1);
});

test('a goal is celebrated for eight seconds of the server clock', () => {
  const goal = event('goal', 'home', 100, 1_000);
  expect(playAt([goal], 8_900).goal).toBe(goal);
  expect(playAt([goal], 9_100).goal).toBeNull();
});
