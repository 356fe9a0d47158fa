import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOdds, ODDS_FORMATS } from '#contract/rules.ts';
import type { OddsFormat } from './odds-rules.ts';

test.each([
  ['1.88', '1.88', '0.88', '0.88', '−1.14', '−114', '22/25'],
  ['2.00', '2.00', '1.00', '1.00', '1.00', '+100', '1/1'],
  ['2.50', '2.50', '1.50', '−0.67', '1.50', '+150', '3/2'],
  ['1.333', '1.333', '0.333', '0.333', '−3.00', '−300', '333/1000'],
  ['1.01', '1.01', '0.01', '0.01', '−100.00', '−10000', '1/100'],
  ['51.00', '51.00', '50.00', '−0.020', '50.00', '+5000', '50/1'],
  ['9999.00', '9999.00', '9998.00', '−0.00010', '9998.00', '+999800', '9998/1'],
  ['1.00', '1.00', '0.00', '0.00', '0.00', '0', '0/1'],
])('[2.10] the price %s in all six ways of writing it', (odds, ...written) => {
  expect(ODDS_FORMATS.map((format) => formatOdds(odds, format))).toEqual(written);
});

/** Prices as venues send them, 1.01 to 9999.99, in hundredths or thousandths. */
const price = fc
  .tuple(fc.integer({ min: 101, max: 999_999 }), fc.option(fc.integer({ min: 0, max: 9 })))
  .map(
    ([hundredths, more]) =>
      `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}${more ?? ''}`,
  );

/** Returns the gain of one unit at written odds; the inverse conversion, by plain arithmetic. */
function gainAt(written: string, format: OddsFormat): number {
  const value = Number(written.replace('−', '-'));
  switch (format) {
    case 'decimal':
      return value - 1;
    case 'hongKong':
      return value;
    case 'malay':
    case 'indo':
      return value < 0 ? -1 / value : value;
    case 'us':
      return value < 0 ? -100 / value : value / 100;
    case 'uk': {
      const [top = '', bottom = ''] = written.split('/');
      return Number(top) / Number(bottom);
    }
    default:
      return format satisfies never;
  }
}

/** Tolerance of written odds against the sent ones, as a share of the gain: half of the last digit. */
const LOSS: Record<OddsFormat, number> = {
  decimal: 0,
  hongKong: 0,
  uk: 0,
  malay: 0.06,
  indo: 0.006,
  us: 0.006,
};
const FLOAT = 1e-9;

test.each(ODDS_FORMATS)('[2.10] every odds value round-trips through %s', (format) => {
  fc.assert(
    fc.property(price, (odds) => {
      const gain = Number(odds) - 1;
      const error = Math.abs(gainAt(formatOdds(odds, format), format) - gain);
      expect(error).toBeLessThanOrEqual(gain * LOSS[format] + FLOAT * Math.max(1, gain));
    }),
  );
});

test.each(ODDS_FORMATS)('[2.10] a better price never reads worse in %s', (format) => {
  fc.assert(
    fc.property(price, price, (one, other) => {
      const [low, high] = Number(one) < Number(other) ? [one, other] : [other, one];
      const [worse, better] = [low, high].map((odds) => gainAt(formatOdds(odds, format), format));
      expect(worse).toBeLessThanOrEqual((better ?? 0) + FLOAT * Math.max(1, better ?? 0));
    }),
  );
});
