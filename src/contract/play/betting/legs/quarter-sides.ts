import { quartersOf } from './market-rule.ts';

const QUARTER = 0.25;

function signed(value: number, sample: string): string {
  const text = String(Math.abs(value));
  if (value === 0) return text;
  if (value < 0) return `-${text}`;
  return sample.startsWith('+') || sample.startsWith('-') ? `+${text}` : text;
}

/** The lines beside a quarter line, which each have half of its stake. */
export type QuarterSides = {
  /** A whole number: the half that can be refunded. */
  readonly whole: string;
  /** Ends in a half: it is won or lost. */
  readonly half: string;
};

/** `-0.75` is half on `-1` and half on `-0.5`; null for a line that is no quarter line, or blank. */
export function quarterSides(line: string): QuarterSides | null {
  if (line === '') return null;
  const quarters = quartersOf(line);
  if (quarters % 2 === 0) return null;
  const [low, high] = [(quarters - 1) * QUARTER, (quarters + 1) * QUARTER];
  const [whole, half] = Number.isInteger(low) ? [low, high] : [high, low];
  return { whole: signed(whole, line), half: signed(half, line) };
}
