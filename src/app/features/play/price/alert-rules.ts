const [LEAST, MOST] = [1.01, 101];
const TYPED = /^\d{1,3}(?:\.\d{1,2})?$/;
/** Steps of the price by how high it is. */
const STEPS = [
  { below: 3, step: 0.05 },
  { below: 10, step: 0.1 },
  { below: Number.POSITIVE_INFINITY, step: 1 },
] as const;

/** Returns a typed price as the wire has it; null for text that is none. */
export function alertOdds(text: string): string | null {
  const value = Number(text);
  return TYPED.test(text.trim()) && value >= LEAST && value <= MOST ? value.toFixed(2) : null;
}

/** Returns the next price up or down; text that is no price stays. */
export function steppedOdds(text: string, by: 1 | -1): string {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) return text;
  const { step } = STEPS.find(({ below }) => value < below) ?? STEPS[0];
  return Math.min(MOST, Math.max(LEAST, value + by * step)).toFixed(2);
}

/** Returns the price a new alert begins with: a step above the current one. */
export const firstOdds = (now: string | null): string => (now === null ? '' : steppedOdds(now, 1));
