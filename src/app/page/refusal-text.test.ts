import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { refusalText, thrownRefusalText } from './refusal-text.ts';

test('a refusal is worded by the area where it was asked, and as everywhere when the area has no words', () => {
  const refused = appError('AMOUNT_OUT_OF_LIMITS');
  expect(refusalText('order', refused)).toBe('金额不在单笔限额内，请修改后再提交');
  expect(refusalText('wallet', refused)).not.toBe(refusalText('order', refused));
  const elsewhere = appError('TIMEOUT');
  expect(refusalText('wallet', elsewhere)).toBe(refusalText('order', elsewhere));
});

test('the numbers the platform sent stand in the sentence', () => {
  expect(refusalText('account', appError('LOGIN_LOCKED', { waitMs: 61_000 }))).toContain('2');
  expect(thrownRefusalText('account', new Error('other'))).not.toBe('');
});
