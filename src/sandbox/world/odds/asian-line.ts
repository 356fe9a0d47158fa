/**
 * Settles a line for a member who backs the result: 1 all won, 0.5 half won, 0 money back, −0.5, −1. A quarter line is two
 * bets of half the stake on its neighbours.
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

/** The line of a rising grid that splits the money most evenly: a higher line is won less often. */
export function evenLine(results: ReadonlyMap<number, number>, grid: readonly number[]): number {
  let [low, high] = [0, grid.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (winShare(results, grid[middle] ?? 0) > 0.5) low = middle + 1;
    else high = middle;
  }
  const [above = 0, below = above] = [grid[low], grid[low - 1]];
  const unevenness = (line: number) => Math.abs(winShare(results, line) - 0.5);
  return unevenness(below) <= unevenness(above) ? below : above;
}

/** Lines from `least` to `most`, a step apart. */
export const lineGrid = (least: number, most: number, step: number): number[] =>
  Array.from({ length: Math.round((most - least) / step) + 1 }, (_, index) => least + index * step);

/** `-0.5`, `+0.75`, `0`. */
export const signedLine = (line: number): string => (line > 0 ? `+${line}` : line.toString());
