import { evenLine, lineGrid, signedLine, winShare } from './asian-line.ts';
import type { Chance } from './market-draft.ts';
import { eachPair } from './poisson.ts';

/** Results of a match and how likely each is. */
export type Results = ReadonlyMap<number, number>;

const HANDICAPS = lineGrid(-3, 3, 0.25);

/** How likely each difference is, home less away. */
export function differences(home: readonly number[], away: readonly number[]): Results {
  const results = new Map<number, number>();
  eachPair(home, away, (one, other, probability) => {
    results.set(one - other, (results.get(one - other) ?? 0) + probability);
  });
  return results;
}

/** How likely each final count is, with what is there already. */
export const totals = (chances: readonly number[], already: number): Results =>
  new Map(chances.map((probability, more) => [already + more, probability]));

export function overUnder(results: Results, line: number): Chance[] {
  const over = winShare(results, line);
  return [
    { key: `over${line}`, name: `大 ${line}`, probability: over },
    { key: `under${line}`, name: `小 ${line}`, probability: 1 - over },
  ];
}

function handicap(results: Results, line: number): Chance[] {
  const home = winShare(results, -line);
  return [
    { key: `home${line}`, name: signedLine(line), probability: home },
    { key: `away${-line}`, name: signedLine(line === 0 ? 0 : -line), probability: 1 - home },
  ];
}

/** The even line and its neighbours, `apart` from each other. */
export function handicaps(results: Results, apart: readonly number[]): Chance[][] {
  const even = evenLine(results, HANDICAPS);
  return apart.map((shift) => handicap(results, shift - even));
}

/** Home, draw, away, from the lead there is and how it may grow. */
export function winner(lead: number, results: Results): Chance[] {
  const share = (wanted: (margin: number) => boolean) =>
    [...results].reduce((sum, [margin, chance]) => sum + (wanted(lead + margin) ? chance : 0), 0);
  return [
    { key: 'home', name: '主', probability: share((margin) => margin > 0) },
    { key: 'draw', name: '平', probability: share((margin) => margin === 0) },
    { key: 'away', name: '客', probability: share((margin) => margin < 0) },
  ];
}

/** Odd and even of a final count. */
export function oddEven(results: Results): Chance[] {
  const odd = [...results].reduce((sum, [count, chance]) => sum + (count % 2 === 1 ? chance : 0), 0);
  return [
    { key: 'odd', name: '单', probability: odd },
    { key: 'even', name: '双', probability: 1 - odd },
  ];
}
