import { evenLine, lineGrid, winShare } from '../asian-line.ts';
import { handicapBooks, totalBooks } from '../line-books.ts';
import type { Chance } from '../market-draft.ts';
import { eachPair } from '../poisson.ts';

/** Results of a match and how likely each is. */
export type Results = ReadonlyMap<number, number>;

const HANDICAPS = lineGrid(-6, 6, 0.25);

/** Returns the probability of each difference, home less away. */
export function differences(home: readonly number[], away: readonly number[]): Results {
  const results = new Map<number, number>();
  eachPair(home, away, (one, other, probability) => {
    results.set(one - other, (results.get(one - other) ?? 0) + probability);
  });
  return results;
}

/** Returns the probability of each final count, including the current count. */
export const totals = (chances: readonly number[], already: number): Results =>
  new Map(chances.map((probability, more) => [already + more, probability]));

/** Returns over and under for the line of a grid that splits the money most evenly, and for `many` lines beside it. */
export function overUnders(results: Results, grid: readonly number[], many: number): Chance[][] {
  const [least = 0, next = least + 1] = grid;
  return totalBooks((line) => winShare(results, line), {
    even: evenLine(results, grid),
    step: next - least,
    many,
  }).filter(([first]) => Number(first?.line) >= least);
}

/** Returns handicaps for the line that splits the money most evenly, and for `many` lines beside it. */
export const handicaps = (results: Results, many: number): Chance[][] =>
  handicapBooks((line) => winShare(results, line), {
    even: evenLine(results, HANDICAPS),
    step: 0.25,
    many,
  });

/** Returns the probability of the results that satisfy a predicate. */
export function shareOf(results: Results, wanted: (result: number) => boolean): number {
  let sum = 0;
  for (const [result, chance] of results) if (wanted(result)) sum += chance;
  return sum;
}

/** Returns the chances of home, draw and away, from the current lead and its possible growth. */
export const winner = (lead: number, results: Results): Chance[] => [
  { key: 'home', name: '主', probability: shareOf(results, (margin) => lead + margin > 0) },
  { key: 'draw', name: '平', probability: shareOf(results, (margin) => lead + margin === 0) },
  { key: 'away', name: '客', probability: shareOf(results, (margin) => lead + margin < 0) },
];

/** Odd and even of a final count. */
export function oddEven(results: Results): Chance[] {
  const odd = shareOf(results, (count) => count % 2 === 1);
  return [
    { key: 'odd', name: '单', probability: odd },
    { key: 'even', name: '双', probability: 1 - odd },
  ];
}
