import { expect, test } from 'vitest';
import { outlookByFacts, type WatchedSelection } from './outlook-by-facts.ts';

const facts = (change: Partial<Parameters<typeof outlookByFacts>[1]> = {}) => ({
  score: [1, 0] as const,
  half: null,
  corners: [4, 4] as const,
  scorers: 'h',
  ...change,
});

const leg = (
  rule: Partial<WatchedSelection['rule']>,
  change: Partial<WatchedSelection> = {},
): WatchedSelection => ({
  rule: { market: 'winner', pick: 'home', counted: 'goals', isSince: false, ...rule },
  line: '',
  base: [0, 0],
  nth: 0,
  ball_class: 1,
  ...change,
});

test.each([
  ['the half being played', leg({ counted: 'half' }), facts(), { now: 'win', best: 'win', isSure: false }],
  [
    'a half and full time before the break',
    leg({ market: 'halfFull', pick: 'draw/draw' }),
    facts({ score: [0, 0] }),
    { now: 'void', best: 'win' },
  ],
  [
    'a half and full time after another half',
    leg({ market: 'halfFull', pick: 'draw/draw' }),
    facts({ half: [1, 0] }),
    { now: 'lose', best: 'lose' },
  ],
  [
    'corners',
    leg({ market: 'total', pick: 'over', counted: 'corners' }, { line: '8.5' }),
    facts(),
    { now: 'lose', oneMore: 'either' },
  ],
  [
    'goals of one team',
    leg({ market: 'total', pick: 'over', counted: 'away' }, { line: '0.5' }),
    facts(),
    { now: 'lose', oneMore: 'away' },
  ],
  [
    'goals since the bet',
    leg({ market: 'handicap', pick: 'away', isSince: true }, { line: '+0.5', base: [1, 0] }),
    facts(),
    { now: 'win' },
  ],
  [
    'the next goal',
    leg({ market: 'nextGoal', pick: 'away' }, { nth: 2 }),
    facts(),
    { now: 'lose', best: 'win', oneMore: 'away' },
  ],
  [
    'no next goal',
    leg({ market: 'nextGoal', pick: 'none' }, { nth: 2 }),
    facts(),
    { now: 'win', best: 'win', oneMore: null },
  ],
  [
    'a goal that was scored',
    leg({ market: 'nextGoal', pick: 'away' }, { nth: 1 }),
    facts(),
    { now: 'lose', best: 'lose', isSure: true },
  ],
  [
    'a map to come',
    leg({ market: 'nextMap', pick: 'home' }, { nth: 2, ball_class: 3 }),
    facts(),
    { now: 'void', best: 'win' },
  ],
  [
    'points',
    leg({ market: 'drawNoBet', pick: 'away' }, { ball_class: 2 }),
    facts(),
    { now: 'lose', best: 'win', oneMore: null },
  ],
] as const)('[3.10] the outlook counts %s', (_name, selection, known, outlook) => {
  expect(outlookByFacts(selection, known)).toMatchObject(outlook);
});

test('[3.10] a first half that has ended has no outlook', () => {
  expect(outlookByFacts(leg({ counted: 'half' }), facts({ half: [1, 0] }))).toBeNull();
});
