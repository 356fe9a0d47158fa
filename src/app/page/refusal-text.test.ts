import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { accountWords, refusalText, thrownRefusalText } from './refusal-text.ts';

test('a refusal is worded by the area where it was asked, and as everywhere when the area has no words', () => {
  const refused = appError('AMOUNT_OUT_OF_LIMITS');
  expect(refusalText('order', refused)).toBe('金额不在单笔限额内，请修改后再提交');
  expect(refusalText('wallet', refused)).not.toBe(refusalText('order', refused));
  const elsewhere = appError('TIMEOUT');
  expect(refusalText('wallet', elsewhere)).toBe(refusalText('order', elsewhere));
});

test('the numbers the platform sent are in the sentence', () => {
  expect(refusalText('account', appError('LOGIN_LOCKED', { waitMs: 61_000 }))).toContain('2');
  expect(thrownRefusalText('account', new Error('other'))).not.toBe('');
});

test('a part of the product may have words of its own, and those of an area beside them', () => {
  const words = { ...accountWords, PAYEE_KNOWN: 'known here' };
  expect(refusalText(words, appError('PAYEE_KNOWN'))).toBe('known here');
  const locked = appError('LOGIN_LOCKED', { waitMs: 61_000 });
  expect(refusalText(words, locked)).toBe(refusalText('account', locked));
  expect(refusalText(words, appError('TIMEOUT'))).toBe(refusalText('order', appError('TIMEOUT')));
});
