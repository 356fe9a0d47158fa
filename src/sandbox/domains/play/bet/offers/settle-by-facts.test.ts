import { expect, test } from 'vitest';
import { type BallClass, selectionRule } from '../offers/selection-rule.ts';
import { type SettledSelection, type SettlingFacts, settleByFacts } from './settle-by-facts.ts';

const FINAL: SettlingFacts = {
  status: 'final',
  score: [2, 1],
  half: [0, 1],
  corners: [6, 5],
  scorers: 'ahh',
};

type Part = Partial<Pick<SettledSelection, 'line' | 'base' | 'nth'>> & { readonly ballClass?: BallClass };

function selection(market: string, key: string, part: Part = {}): SettledSelection {
  const { ballClass = 1, line = '', base = [0, 0], nth = 0 } = part;
  const rule = selectionRule(ballClass, market, key);
  if (!rule) throw new Error(`no rule for ${market}`);
  return { rule, line, base, nth };
}
const resultOf = (leg: SettledSelection, facts: SettlingFacts = FINAL) =>
  settleByFacts(leg, facts)?.result ?? null;

test.each([
  ['win', 'home', {}, 'win'],
  ['half-win', 'away', {}, 'win'],
  ['drawless', 'away', {}, 'lose'],
  ['handicap', 'home-0.75', { line: '-0.75', base: [2, 1] as const }, 'lose'],
  ['handicap', 'away0.25', { line: '+0.25', base: [2, 1] as const }, 'halfWin'],
  ['half-handicap', 'home0', { line: '0', base: [0, 1] as const }, 'push'],
  ['total', 'over2.75', { line: '2.75' }, 'halfWin'],
  ['home-total', 'over1.5', { line: '1.5' }, 'win'],
  ['away-total', 'over1.5', { line: '1.5' }, 'lose'],
  ['corner', 'over10.75', { line: '10.75' }, 'halfWin'],
  ['corner-handicap', 'away0.5', { line: '+0.5', base: [6, 4] as const }, 'win'],
  ['corner-parity', 'odd', {}, 'win'],
  ['score', '2:1', {}, 'win'],
  ['score', 'other', {}, 'lose'],
  ['range', 'range2', {}, 'win'],
  ['parity', 'odd', {}, 'win'],
  ['both', 'yes', {}, 'win'],
  ['half-full', 'away/home', {}, 'win'],
  ['next', 'home', { nth: 2 }, 'win'],
  ['next', 'none', { nth: 4 }, 'win'],
  ['next', 'home', { nth: 4 }, 'lose'],
] as const)('football %s %s is settled on what it counts', (market, key, part, result) => {
  expect(resultOf(selection(market, key, part))).toBe(result);
});

test('a draw in a two-way market or an unplayed map is refunded', () => {
  const level: SettlingFacts = { ...FINAL, score: [88, 88] };
  expect(resultOf(selection('win', 'home', { ballClass: 2 }), level)).toBe('push');
  expect(resultOf(selection('next', 'home', { ballClass: 3, nth: 3 }), { ...FINAL, scorers: 'hh' })).toBe(
    'void',
  );
});

test('a handicap of basketball counts the whole match', () => {
  const leg = selection('handicap', 'home-2.5', { ballClass: 2, line: '-2.5', base: [40, 20] });
  expect(resultOf(leg, { ...FINAL, score: [80, 78] })).toBe('lose');
});

test('at half-time only the first-half legs are settled', () => {
  const half: SettlingFacts = { ...FINAL, status: 'half', score: [0, 1], half: [0, 1] };
  expect(resultOf(selection('half-win', 'away'), half)).toBe('win');
  expect(resultOf(selection('win', 'away'), half)).toBeNull();
});

test('an abandoned match keeps decided legs and voids the rest', () => {
  const off: SettlingFacts = { ...FINAL, status: 'abandoned' };
  expect(resultOf(selection('total', 'over2.5', { line: '2.5' }), off)).toBe('win');
  expect(resultOf(selection('total', 'under3.5', { line: '3.5' }), off)).toBe('void');
  expect(resultOf(selection('half-win', 'away'), off)).toBe('win');
  expect(resultOf(selection('win', 'home'), off)).toBe('void');
  expect(resultOf(selection('next', 'home', { nth: 2 }), off)).toBe('win');
  expect(resultOf(selection('next', 'none', { nth: 4 }), off)).toBe('void');
});

// 2:1 when it was broken off: three goals.
test.each([
  ['over2.25', '2.25', 'win'],
  ['under2.25', '2.25', 'lose'],
  ['over2.75', '2.75', 'halfWin'],
  ['under2.75', '2.75', 'halfLose'],
  ['over3', '3', 'void'],
  ['over3.25', '3.25', 'void'],
  ['under3.25', '3.25', 'void'],
] as const)('each half of %s in a match broken off is decided alone', (key, line, result) => {
  const off: SettlingFacts = { ...FINAL, status: 'abandoned' };
  expect(resultOf(selection('total', key, { line }), off)).toBe(result);
});

test('all legs of a match that was not played are void', () => {
  expect(resultOf(selection('win', 'home'), { ...FINAL, status: 'postponed' })).toBe('void');
});
