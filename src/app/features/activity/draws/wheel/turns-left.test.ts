import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ActivityMine } from '#contract/activity/schema/card.ts';
import { turnsLeft } from './turns-left.ts';

const NONE = { freeLeft: 0, cards: 0 };
const won = v.parse(ActivityMine, { is: 'won', prize: { is: 'points', points: 20 }, claimUntil: 1 });

test('[1.03] a prize that waits to be claimed leaves the other turns', () => {
  expect(turnsLeft({ mine: won, phase: 'open' }, { freeLeft: 1, cards: 2 })).toBe(3);
  expect(turnsLeft({ mine: won, phase: 'open' }, NONE)).toBe(0);
  expect(turnsLeft({ mine: won, phase: 'claiming' }, { freeLeft: 1, cards: 0 })).toBeNull();
});

test('[1.03] a wheel locked for another reason has no number of turns', () => {
  expect(turnsLeft({ mine: { is: 'locked', why: 'usedUp', until: null }, phase: 'open' }, NONE)).toBe(0);
  expect(turnsLeft({ mine: { is: 'locked', why: 'login', until: null }, phase: 'open' }, NONE)).toBeNull();
});
