const BELOW = 3;
const SPONSORS_MAX = 3;

const isNumeric = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

/** The places of a sponsor configuration that count: numbers, or text of one, below 3, the first three of them [5.12]. */
export const sponsorValues = (values: readonly unknown[] | null | undefined): readonly number[] =>
  (values ?? [])
    .filter(isNumeric)
    .map(Number)
    .filter((value) => Number.isFinite(value) && value < BELOW)
    .slice(0, SPONSORS_MAX);
