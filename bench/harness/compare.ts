import type { Row } from './row.ts';

/** Figures that are better when they grow; every other figure is better when it shrinks. */
const HIGHER_IS_BETTER = new Set([
  'fps',
  'MB/s',
  'msg/s',
  'rows/s',
  'heard/s',
  'deliveries/s',
  'deliveries per cpu s',
  'valid',
  'viewers',
]);

/** Conditions and spreads that a bench prints beside its figures; they are neither better nor worse. */
const NO_VERDICT = /^(cpu slower|load before|polls|min|± .*)$/;

/** A change within a quarter is the noise of a shared machine. */
const NOISE = 0.25;
/** Smaller changes than this are noise in every unit that the benches use (ms, %, KB, frames). */
const FLOOR = 0.05;

const isWorse = (name: string, before: number, now: number): boolean => {
  const loss = HIGHER_IS_BETTER.has(name) ? before - now : now - before;
  return loss > Math.max(Math.abs(before) * NOISE, FLOOR);
};

/**
 * Lists the figures that are worse than in an earlier run of the same bench, one line each. Rows are matched by subject,
 * and by position among rows of the same subject.
 */
export function worseFigures(before: readonly Row[], now: readonly Row[]): string[] {
  const rest = [...before];
  return now.flatMap(({ subject, figures }) => {
    const at = rest.findIndex((row) => row.subject === subject);
    const [earlier] = at < 0 ? [] : rest.splice(at, 1);
    return Object.entries(figures).flatMap(([name, value]) => {
      const was = earlier?.figures[name];
      if (typeof was !== 'number' || typeof value !== 'number' || NO_VERDICT.test(name)) return [];
      return isWorse(name, was, value) ? [`${subject}, ${name}: ${round(was)} → ${round(value)}`] : [];
    });
  });
}

const round = (value: number): number => Number(value.toPrecision(3));
