import { errorsOf, LINKS, METHODS, type MethodName, quantile } from '#tests/fixtures/time/clock-links.ts';
import { report } from '../harness/report.ts';
import type { Row } from '../harness/row.ts';

/**
 * Error of the server clock estimate: two simulated hours on each link, twelve seeds, |error| in ms. A model, not a field
 * measurement; only the ranking of the methods counts.
 */
const SEEDS = 12;

const isMethod = (name: string): name is MethodName => name in METHODS;

const rows: readonly Row[] = LINKS.flatMap((link) =>
  Object.keys(METHODS)
    .filter(isMethod)
    .map((method) => {
      const errors = Array.from({ length: SEEDS }, (_, index) => errorsOf(method, link, index + 1)).flat();
      const figures = { p50: quantile(errors, 0.5), p95: quantile(errors, 0.95), max: Math.max(...errors) };
      return { subject: `${link.name}: ${method}`, figures };
    }),
);

report('clock', rows, { hours: 2, seeds: SEEDS, driftPpm: 30 });
