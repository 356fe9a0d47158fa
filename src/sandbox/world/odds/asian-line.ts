/**
 * How a line settles for whoever backs the result: 1 all won, 0.5 half won, 0 money back, −0.5, −1.
 * A quarter line is two bets of half the stake on its neighbours.
 */
export function settled(result: number, line: number): number {
  const sign = (value: number) => Math.sign(Math.round(value * 4));
  if (Number.isInteger(line * 2)) return sign(result - line);
  return (sign(result - (line - 0.25)) + sign(result - (line + 0.25))) / 2;
}

/** Share of the decided money that the backer wins; 0.5 when nothing would be decided. */
export function winShare(results: ReadonlyMap<number, number>, line: number): number {
  let [won, lost] = [0, 0];
  for (const [result, probability] of results) {
    const share = settled(result, line) * probability;
    if (share > 0) won += share;
    else lost -= share;
  }
  return won + lost === 0 ? 0.5 : won / (won + lost);
}

/** The line of a grid that splits the money most evenly. */
export function evenLine(results: ReadonlyMap<number, number>, grid: readonly number[]): number {
  const unevenness = (line: number) => Math.abs(winShare(results, line) - 0.5);
  return grid.reduce((best, line) => (unevenness(line) < unevenness(best) ? line : best), grid[0] ?? 0);
}

/** Lines from `least` to `most`, a step apart. */
export const lineGrid = (least: number, most: number, step: number): number[] =>
  Array.from({ length: Math.round((most - least) / step) + 1 }, (_, index) => least + index * step);

/** `-0.5`, `+0.75`, `0`. */
export const signedLine = (line: number): string => (line > 0 ? `+${line}` : line.toString());
