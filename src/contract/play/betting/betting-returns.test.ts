import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cashOutOf,
  LEG_RESULTS,
  payoutOf,
  returnOf,
  settleLeg,
  systemLines,
  systemReturnOf,
} from '#contract/rules.ts';
import { minor, minorFromText, minorToText } from '#contract/units/money.ts';
import type { SettledLeg } from './legs/leg-factor.ts';
import { validStakeOf } from './return-of.ts';

const SHORT = { w: 'win', hw: 'halfWin', p: 'push', v: 'void', hl: 'halfLose', l: 'lose' } as const;
type Short = keyof typeof SHORT;
const isShort = (text: string): text is Short => text in SHORT;

/** `1.85 hw, 1.91 w` as legs. */
const legsOf = (text: string): SettledLeg[] =>
  text.split(', ').map((each) => {
    const [odds = '', short = ''] = each.split(' ');
    if (!isShort(short)) throw new Error(`no result: ${each}`);
    return { odds, result: SHORT[short] };
  });

const cents = (amount: string): bigint => minorFromText(amount) ?? 0n;
const text = (amount: bigint): string => minorToText(minor(amount));

test.each([
  ['1.01', '1.93 hw', '1.47'],
  ['0.01', '2.00 hl', '0.00'],
  ['3.33', '1.95 hl', '1.66'],
  ['0.03', '1.01 hw', '0.03'],
  ['100', '1.85 hw, 1.91 w', '272.17'],
  ['100', '1.85 hw, 1.91 hw', '207.33'],
  ['100', '1.85 hl, 2.10 w', '105.00'],
  ['100', '1.85 hl, 2.10 hl', '25.00'],
  ['100', '1.85 hw, 2.10 hl', '71.25'],
  ['100', '1.85 p, 2.10 v', '100.00'],
  ['100', '1.85 l, 2.10 v', '0.00'],
  ['9.99', '1.33 w, 1.33 w, 1.33 w', '23.50'],
  ['100', '1.333 w, 1.333 w, 1.333 w', '236.85'],
  ['156.64', '5.95 hl', '78.32'],
  ['100', '1.86 hw, 1.96 w, 1.90 w, 2.36 w', '1256.77'],
  ['0.07', Array.from({ length: 10 }, () => '1.10 w').join(', '), '0.18'],
])('[1.02] %s on %s returns %s', (stake, legs, back) => {
  expect(text(returnOf(cents(stake), legsOf(legs)))).toBe(back);
});

test('[1.02] the payout cap reduces winnings, never a returned stake', () => {
  const cap = cents('100000');
  const paid = (stake: string, legs: string) =>
    text(payoutOf(cents(stake), returnOf(cents(stake), legsOf(legs)), cap));
  expect(paid('1000', '51 w, 51 w')).toBe('100000.00');
  expect(paid('150000', '1.85 v')).toBe('150000.00');
  expect(paid('1000', '2.00 w')).toBe('2000.00');
});

test('[1.02] a dead heat pays the share of the places', () => {
  const legs: SettledLeg[] = [{ odds: '7.50', result: 'win', deadHeat: { places: 1, tied: 3 } }];
  expect(text(returnOf(cents('100.01'), legs))).toBe('250.02');
});

test.each([
  [2, '3.33', '1.87 w, 1.93 hw, 2.05 p', '20.22'],
  [3, '1.00', '1.87 w, 1.93 w, 2.05 w, 1.71 w', '26.89'],
  [2, '0.01', '1.87 w, 1.93 w, 2.05 w, 1.71 w', '0.21'],
  [2, '1.00', '1.87 v, 1.93 v, 2.05 v', '3.00'],
  [2, '1.00', '9.00 w, 1.93 l, 2.05 l', '0.00'],
  [2, '2.00', '1.87 hl, 1.93 hl, 2.05 v', '2.50'],
  [4, '1.00', Array.from({ length: 8 }, () => '2.00 w').join(', '), '1120.00'],
])('[1.02] a system of %i with %s a line on %s returns %s', (size, stake, legs, back) => {
  expect(text(systemReturnOf(cents(stake), size, legsOf(legs)))).toBe(back);
});

/** Bet used for corrections: the home side gives 0.75 at 1.95. */
function backAt(stake: string, score: readonly [number, number] | null): bigint {
  const ended = score && { home: score[0], away: score[1] };
  const result = settleLeg({ market: 'handicap', pick: 'home', line: '-0.75' }, ended);
  return returnOf(cents(stake), [{ odds: '1.95', result }]);
}

test('[1.02] a corrected result books the difference', () => {
  const course = [[2, 0], [1, 0], [1, 1], null] as const;
  const backs = course.map((score) => backAt('100', score));
  expect(backs.map(text)).toEqual(['195.00', '147.50', '0.00', '100.00']);
  const booked = backs.map((back, index) => back - (backs[index - 1] ?? 0n));
  expect(booked.map(text)).toEqual(['195.00', '-47.50', '-147.50', '100.00']);
});

test('[1.02] the remaining stake is settled after a two-fifths cash-out', () => {
  const open = cents('100') - (cents('100') * 2n) / 5n;
  expect(text(open)).toBe('60.00');
  expect(text(backAt(text(open), [2, 0]))).toBe('117.00');
  expect(text(backAt(text(open), null))).toBe('60.00');
});

test('[1.02] a cash-out is the model value less the venue’s margin', () => {
  const legs = [{ expected: 2.5 * 0.62 }];
  const fullValue = cashOutOf(cents('100'), legs);
  expect(text(fullValue)).toBe('147.25');
  expect(text((fullValue * 2n) / 5n)).toBe('58.90');
  expect(cashOutOf(cents('100'), legsOf('2.50 w'))).toBe(0n);
  expect(text(cashOutOf(cents('100'), [...legs, { expected: 1 }]))).toBe('139.88');
});

const result = fc.constantFrom(...LEG_RESULTS);
const legArbitrary = fc
  .tuple(fc.integer({ min: 1_000, max: 60_000 }), result)
  .map(([thousandths, each]): SettledLeg => ({ odds: (thousandths / 1_000).toFixed(3), result: each }));
const legs = fc.array(legArbitrary, { minLength: 1, maxLength: 6 });
const stake = fc.bigInt({ min: 0n, max: 10_000_000n });

/** Returns the multipliers of both halves of a leg’s stake, in thousandths; the halves of a quarter line may differ. */
function halvesOf({ odds, result: each }: SettledLeg): readonly [bigint, bigint] {
  const won = BigInt(odds.replace('.', ''));
  const halves = { win: [won, won], halfWin: [won, 1_000n], push: [1_000n, 1_000n], void: [1_000n, 1_000n] };
  const [one = 0n, other = 0n] = { ...halves, halfLose: [1_000n, 0n], lose: [0n, 0n] }[each];
  return [one, other];
}

/** Returns every combination of one half of each leg, as plain bets on whole and half lines. */
const plainBets = (each: readonly SettledLeg[]): bigint[] =>
  each.reduce<bigint[]>((bets, leg) => halvesOf(leg).flatMap((half) => bets.map((bet) => bet * half)), [1n]);

function choicesOf<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    choicesOf(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** The return of a system, line by line in units of a stake cut into halves. */
function byPlainBets(lineStake: bigint, size: number, each: readonly SettledLeg[]): bigint {
  const sum = choicesOf(each, size)
    .flatMap(plainBets)
    .reduce((all, bet) => all + bet, 0n);
  return (lineStake * sum) / (2n * 1_000n) ** BigInt(size);
}

test('[1.02] singles, multiples and systems return what their plain bets return together', () => {
  fc.assert(
    fc.property(stake, legs, fc.nat(5), (amount, each, nth) => {
      const size = 1 + (nth % each.length);
      expect(returnOf(amount, each)).toBe(byPlainBets(amount, each.length, each));
      expect(systemReturnOf(amount, size, each)).toBe(byPlainBets(amount, size, each));
      expect(systemReturnOf(amount, each.length, each)).toBe(returnOf(amount, each));
    }),
  );
});

test('[1.02] a better result never returns less', () => {
  const rising = ['lose', 'halfLose', 'push', 'halfWin', 'win'] as const;
  fc.assert(
    fc.property(stake, legs, fc.integer({ min: 0, max: 3 }), (amount, each, at) => {
      const [first, ...rest] = each;
      const odds = first?.odds ?? '1.00';
      const [worse = 'lose', better = 'win'] = rising.slice(at, at + 2);
      const withFirst = (firstResult: (typeof rising)[number] | 'void') =>
        returnOf(amount, [{ odds, result: firstResult }, ...rest]);
      expect(withFirst(worse)).toBeLessThanOrEqual(withFirst(better));
      expect(withFirst('void')).toBe(returnOf(amount, rest));
      expect(returnOf(amount, each)).toBeLessThanOrEqual(returnOf(amount + 1n, each));
    }),
  );
});

test('[1.02] the lines of a system are the ways to choose its legs', () => {
  for (let count = 0; count <= 9; count++) {
    const items = Array.from({ length: count }, (_, index) => index);
    for (let size = 0; size <= count + 1; size++)
      expect(systemLines(count, size)).toBe(choicesOf(items, size).length);
  }
  expect(systemLines(20, 10)).toBe(184_756);
  expect(() => systemLines(3.5, 2)).toThrow(RangeError);
});

test.each(['', '0.99', '-2', '1,5', 'abc'])('[1.02] "%s" is no price', (odds) => {
  expect(() => returnOf(100n, [{ odds, result: 'void' }])).toThrow(RangeError);
  expect(() => returnOf(-1n, [])).toThrow(RangeError);
});

test.each([
  [200n, 0n, 200n, 'lost'],
  [200n, 584n, 200n, 'won at a high price'],
  [200n, 242n, 42n, 'won at a low price'],
  [200n, 100n, 100n, 'half lost'],
  [200n, 200n, 0n, 'given back'],
])('[7.13] a stake of %s returning %s has a valid stake of %s: %s', (stake, returned, counted) => {
  expect(validStakeOf(stake, returned)).toBe(counted);
});
