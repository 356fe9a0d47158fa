import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { accountTexts, refusalText, thrownRefusalText } from './refusal-text.ts';

test('a rejection uses the area’s text, or the shared one without it', () => {
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

test('a feature can add its own texts to those of an area', () => {
  const texts = { ...accountTexts, PAYEE_KNOWN: 'known here' };
  expect(refusalText(texts, appError('PAYEE_KNOWN'))).toBe('known here');
  const locked = appError('LOGIN_LOCKED', { waitMs: 61_000 });
  expect(refusalText(texts, locked)).toBe(refusalText('account', locked));
  expect(refusalText(texts, appError('TIMEOUT'))).toBe(refusalText('order', appError('TIMEOUT')));
});
