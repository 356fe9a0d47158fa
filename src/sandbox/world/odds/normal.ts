/** A count that many small things add up to. */
export type Normal = { readonly mean: number; readonly spread: number };

/** Share of the standard normal distribution below `value` (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function below(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const series = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153];
  const tail =
    series.reduce((sum, each) => (sum + each) * t, 0) * Math.exp((-value * value) / 2) * 0.3989422804;
  return value > 0 ? 1 - tail : tail;
}

/** How likely a count is above a line. */
export const normalAbove = ({ mean, spread }: Normal, line: number): number => below((mean - line) / spread);

/** The half line nearest to what is expected: nothing can end on it. */
export const evenHalfLine = ({ mean }: Normal): number => Math.floor(mean) + 0.5;
