/** What a book's implied probabilities add up to: the venue's margin of 5 %. */
const BOOK = 1.05;
const LEAST = 1.01;
/** No longer price is offered, so that the margin stays the venue's even when one side is nearly sure. */
const MOST = 51;

/** Decimal odds as the wire has them, two decimals, for one chance of a book. */
export function price(probability: number): string {
  const fair = probability > 0 ? 1 / (probability * BOOK) : MOST;
  return Math.min(MOST, Math.max(LEAST, Math.floor(fair * 100) / 100)).toFixed(2);
}
