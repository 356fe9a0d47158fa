import { expect, test } from 'vitest';
import type { MatchEvent } from '#contract/play/match/schema.ts';
import { serverTime } from '#contract/units/time.ts';
import { momentumOf } from './momentum-of.ts';

const NOW = serverTime(1_764_000_000_000);
const event = (kind: MatchEvent['kind'], side: MatchEvent['side'], agoMs: number): MatchEvent => ({
  eventId: `${kind}${agoMs}`,
  kind,
  side,
  minute: 1,
  player: '',
  at: serverTime(NOW - agoMs),
  x: 50,
  y: 50,
});

test('[2.10] momentum is derived from the play of the last two minutes', () => {
  const events = [
    event('shot', 'away', 120_001),
    event('attack', 'home', 119_000),
    event('shot', 'home', 10_000),
    event('corner', 'away', 5_000),
    event('yellowCard', 'away', 1_000),
  ];
  expect(momentumOf(events, NOW)).toEqual({ home: 4, away: 2 });
});
