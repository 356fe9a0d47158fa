import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountTyped, isAmountText, typedAmount } from '#contract/rules.ts';
import { minor, minorFromText, minorToText } from '#contract/units/money.ts';
import { forEvery } from './every-input.ts';

/** 100 000.00 */
const MAX_CENTS = 10_000_000;

const cents = fc.integer({ min: 1, max: MAX_CENTS });
const amount = cents.map((units) => minorToText(minor(units)));

/** An amount's digits in another script; the point stays. */
const inDigits = (zero: string) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

const FULL_WIDTH = inDigits('０');
const OTHER_SCRIPTS = ['٠', '۰', '०', '০', '𝟎'].map(inDigits);
const SPACES = [' ', '\u00a0', '\u3000', '\u200b', '\t', '\n'];
const MARKS = [',', '，', "'", '_', '·', '٬'];
const SIGNS = ['+', '＋', '−', '－', '--', '±'];
const ENDS = ['e2', 'E5', 'e-1', 'n', '元', '%', '.', '..'];

const insertAt = (text: string, at: number, inserted: string) => {
  const index = at % (text.length + 1);
  return text.slice(0, index) + inserted + text.slice(index);
};

/** Texts that look like an amount and are none. */
const hostile = fc.oneof(
  amount.map(FULL_WIDTH),
  fc.tuple(amount, fc.constantFrom(...OTHER_SCRIPTS)).map(([text, write]) => write(text)),
  fc
    .tuple(amount, fc.nat(20), fc.constantFrom(...SPACES, ...MARKS))
    .map(([text, at, inserted]) => insertAt(text, at, inserted)),
  fc.tuple(amount, fc.constantFrom(...SIGNS)).map(([text, sign]) => sign + text),
  fc.tuple(amount, fc.constantFrom(...ENDS)).map(([text, end]) => text + end),
  fc.tuple(amount, fc.integer({ min: 0, max: 9 })).map(([text, digit]) => text + digit),
  fc
    .tuple(amount, fc.bigInt({ min: 10n ** 13n, max: 10n ** 30n }))
    .map(([text, more]) => `${more}${text.padStart(6, '0')}`),
  fc.constantFrom(
    '',
    '.',
    '.5',
    '5.',
    '0x10',
    'NaN',
    'Infinity',
    '1e400',
    '-',
    '-.5',
    '1.-5',
    '٫5',
    '1．5',
    '1。5',
  ),
);

test('[5.08] foreign digits, signs, exponents, separators, third decimals and overflow are invalid amounts', () => {
  forEvery(hostile, (text) => {
    expect(minorFromText(text)).toBeNull();
    expect(isAmountText(text)).toBe(false);
  });
});

test('[5.08] a field reads any of them as the same digits or none', () => {
  forEvery(hostile, (text) => {
    const read = typedAmount(amountTyped(text));
    const digits = amountTyped(text.replace(/[^\d０-９.．。]/g, ''));
    expect(read === null || read === typedAmount(digits)).toBe(true);
  });
  forEvery(amount, (text) => expect(amountTyped(FULL_WIDTH(text))).toBe(text));
});
