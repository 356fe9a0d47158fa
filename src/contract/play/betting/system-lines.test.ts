import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '#contract/units/money.ts';
import { leastOfLine, mostOfLine } from './system-lines.ts';

test('[3.10] a line stake stays within the limits of the whole bet', () => {
  const anyLimit = fc.bigInt({ min: 1n, max: 10n ** 10n });
  fc.assert(
    fc.property(anyLimit, fc.integer({ min: 1, max: 924 }), (limit, lines) => {
      expect(leastOfLine(minor(limit), lines) * BigInt(lines)).toBeGreaterThanOrEqual(limit);
      expect(mostOfLine(minor(limit), lines) * BigInt(lines)).toBeLessThanOrEqual(limit);
    }),
  );
});
