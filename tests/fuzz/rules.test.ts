import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountFault,
  amountTyped,
  countText,
  formFieldProblem,
  greetingPeriod,
  isAmountText,
  isCardNumber,
  isEmail,
  isPhone,
  isPositiveInteger,
  isRealName,
  isUserName,
  isWithdrawalPassword,
  maskPhone,
  nameProblem,
  passwordProblem,
  sessionEntryExpiry,
  siteIdOf,
  sponsorValues,
  tickerItems,
  typedAmount,
  venuePath,
} from '#contract/rules.ts';
import { minorFromText, minorToText } from '#contract/units/money.ts';
import { anyText, forEvery } from './every-input.ts';

const DAY = 86_400_000;

test('[5.01] [5.02] names: whatever is accepted has a name’s letters and length', () => {
  forEvery(anyText, (text) => {
    const length = [...text.slice(0, 200)].length;
    if (isRealName(text)) {
      expect(length).toBeGreaterThan(1);
      expect(length).toBeLessThan(49);
    }
    if (nameProblem(text) === null) {
      expect(length).toBeGreaterThan(1);
      expect(length).toBeLessThan(25);
      expect(text).not.toMatch(/[\d\n]/);
    }
  });
});

test('[5.03] [5.04] [5.05] passwords: every accepted one satisfies the rule', () => {
  forEvery(fc.tuple(anyText, anyText), ([password, name]) => {
    const problem = passwordProblem(password, name);
    if (problem === null) expect(password).toMatch(/^[A-Za-z\d]{8,12}$/);
    if (password !== '') expect(passwordProblem(password, password)).toBe('sameAsName');
    if (isWithdrawalPassword(password)) expect(password).toHaveLength(6);
  });
});

test('[5.06] [5.07] phones and addresses: a mask shows at most four digits', () => {
  forEvery(fc.tuple(anyText, anyText), ([text, region]) => {
    if (isPhone(text, region)) expect(text).toMatch(/^\d{4,13}$/);
    if (isPhone(text, '86')) expect(text).toHaveLength(11);
    if (isEmail(text)) expect(text.split('@')).toHaveLength(2);
    if (text.length > 200) return;
    const masked = maskPhone(text);
    expect(masked.length).toBe(text.length === 5 ? 4 : text.length);
    const shown = [...masked.split('').keys()].filter((at) => masked.charAt(at) !== '*');
    expect(shown.length).toBeLessThanOrEqual(4);
  });
});

test('[5.08] amounts: accepted text is money, and field text is valid or reported', () => {
  forEvery(anyText, (text) => {
    const minor = minorFromText(text);
    if (isAmountText(text)) expect(minor === null ? '' : minorToText(minor)).toMatch(/^\d+\.\d\d$/);
    const cleaned = amountTyped(text);
    expect(amountTyped(cleaned)).toBe(cleaned);
    const isBlank = cleaned.trim() === '' || cleaned.trim() === '.';
    expect(isBlank || typedAmount(cleaned) !== null || amountFault(cleaned) !== null).toBe(true);
  });
});

test('[5.09] [5.10] numbers, cards and user names: whatever is accepted has the right letters', () => {
  forEvery(fc.tuple(anyText, fc.nat({ max: 40 })), ([text, maxLength]) => {
    if (isCardNumber(text)) expect(text).toMatch(/^\d{8,19}$/);
    if (isPositiveInteger(text)) expect(text).toMatch(/^[1-9]\d*$/);
    if (isUserName(text)) expect(text).not.toMatch(/[\s.@_]/);
    if (formFieldProblem(text, { maxLength, message: 'no' }) === null) {
      expect(text.length).toBeLessThanOrEqual(maxLength);
    }
  });
});

const bound = fc.oneof(
  fc.constantFrom(null, undefined, '', -1, '-1', 'x', Number.NaN),
  fc.nat({ max: 2_000 }),
  fc.nat({ max: 2_000 }).map(String),
);
const line = fc.record({
  category: fc.constantFrom(1, '1', 2, 0),
  pmdTimerStart: bound,
  pmdTimerEnd: bound,
});
const value = fc.oneof(
  fc.double(),
  fc.nat({ max: 5 }),
  fc.string(),
  fc.constantFrom(null, undefined, [1], {}, '2'),
);

test('[4.07] [5.12] ticker and sponsors: a band is empty, full, or unchanged', () => {
  forEvery(
    fc.tuple(fc.array(line, { maxLength: 8 }), fc.array(value, { maxLength: 8 })),
    ([lines, values]) => {
      const running = tickerItems(lines, 1_000);
      expect([1, 2, 3]).not.toContain(running.length);
      expect(running.every((item) => lines.includes(item))).toBe(true);
      const slots = sponsorValues(values);
      expect(slots.length).toBeLessThanOrEqual(3);
      expect(slots.every((slot) => slot < 3)).toBe(true);
    },
  );
});

test('[9.05] [9.06] [9.07] hours, counts and expiries: always an answer', () => {
  forEvery(fc.tuple(fc.double(), fc.integer({ min: 0, max: 4_000_000_000_000 })), ([number, at]) => {
    expect(greetingPeriod(number)).toMatch(/^[a-zA-Z]+$/);
    expect(countText(number)).not.toMatch(/NaN|Infinity|undefined/);
    const remainingMs = sessionEntryExpiry(at) - at;
    expect(remainingMs).toBeGreaterThan(0);
    expect(remainingMs).toBeLessThanOrEqual(DAY + 3_600_000);
  });
});

test('[1.01] [2.03] sites and venues: every result is a known site or venue', () => {
  forEvery(anyText, (text) => {
    expect(siteIdOf(text)).toBeLessThanOrEqual(5_005);
    expect(venuePath(text)).toMatch(/^\/app\/egame\/[a-z\d]+$/);
  });
});
