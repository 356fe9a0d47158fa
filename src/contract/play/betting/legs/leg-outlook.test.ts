import { expect, test } from 'vitest';
import type { Leg, LegResult } from './leg.ts';
import { legOutlook, settleLeg } from './settle-leg.ts';

const LEGS: readonly Leg[] = [
  ...['home', 'draw', 'away'].map((pick) => ({ market: 'winner' as const, pick })),
  ...['home', 'away'].map((pick) => ({ market: 'drawNoBet' as const, pick })),
  ...['-1', '-0.75', '-0.5', '0', '+0.25', '+1'].map((line) => ({
    market: 'handicap' as const,
    pick: 'home',
    line,
  })),
  ...['1', '1.25', '1.5', '1.75', '2'].flatMap((line) =>
    ['over', 'under'].map((pick) => ({ market: 'total' as const, pick, line })),
  ),
  ...['0-0', '2-1', 'other'].map((pick) => ({ market: 'correctScore' as const, pick })),
  ...['yes', 'no'].map((pick) => ({ market: 'bothScore' as const, pick })),
  ...['home/home', 'draw/away'].map((pick) => ({ market: 'halfFull' as const, pick })),
  ...['odd', 'even'].map((pick) => ({ market: 'oddEven' as const, pick })),
  ...['0-1', '2-3', '7+'].map((pick) => ({ market: 'goalRange' as const, pick })),
];
const HALF = { halfHome: 0, halfAway: 0 };
const GOALS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const ORDER: readonly LegResult[] = ['void', 'lose', 'halfLose', 'push', 'halfWin', 'win'];
const at = (home: number, away: number) => ({ home, away, ...HALF });
const outlookAt = (leg: Leg, home: number, away: number) =>
  legOutlook(leg, at(home, away), { home: at(home + 1, away), away: at(home, away + 1) });

/** Every result that up to seven further goals of each side can bring. */
const reachable = (leg: Leg, home: number, away: number) =>
  GOALS.flatMap((more) => GOALS.map((others) => settleLeg(leg, at(home + more, away + others))));

test.each(LEGS.map((leg) => [`${leg.market} ${leg.pick} ${leg.line ?? ''}`, leg] as const))(
  '[3.10] the best result of %s is one that goals can bring',
  (_name, leg) => {
    for (const home of [0, 1, 2, 3]) {
      for (const away of [0, 1, 2, 3]) {
        const { now, best, isSure } = outlookAt(leg, home, away);
        const results = reachable(leg, home, away);
        const [most] = results.toSorted((one, other) => ORDER.indexOf(other) - ORDER.indexOf(one));
        expect([home, away, best]).toEqual([home, away, most]);
        expect(now).toBe(settleLeg(leg, at(home, away)));
        if (isSure) expect(new Set(results)).toEqual(new Set([now]));
      }
    }
  },
);

test.each([
  ['winner home', { market: 'winner', pick: 'home' }, [1, 1], 'home'],
  ['winner draw', { market: 'winner', pick: 'draw' }, [1, 2], 'home'],
  ['winner home', { market: 'winner', pick: 'home' }, [0, 2], null],
  ['winner home', { market: 'winner', pick: 'home' }, [2, 1], null],
  ['handicap +0.5', { market: 'handicap', pick: 'home', line: '+0.5' }, [1, 2], 'home'],
  ['over 2.5', { market: 'total', pick: 'over', line: '2.5' }, [1, 1], 'either'],
  ['over 2.25', { market: 'total', pick: 'over', line: '2.25' }, [1, 1], 'either'],
  ['over 2.75', { market: 'total', pick: 'over', line: '2.75' }, [1, 1], null],
  ['score 2-1', { market: 'correctScore', pick: '2-1' }, [1, 1], 'home'],
  ['score 2-1', { market: 'correctScore', pick: '2-1' }, [1, 2], null],
  ['both', { market: 'bothScore', pick: 'yes' }, [2, 0], 'away'],
  ['odd', { market: 'oddEven', pick: 'odd' }, [1, 1], 'either'],
] as const)('[3.10] %s is one goal from winning as the rules say', (_name, leg, [home, away], side) => {
  expect(outlookAt(leg, home, away).oneMore).toBe(side);
});

test('[3.10] a sport without single points has no next goal', () => {
  expect(legOutlook({ market: 'drawNoBet', pick: 'home' }, { home: 90, away: 91 }, null)).toMatchObject({
    now: 'lose',
    oneMore: null,
  });
});
