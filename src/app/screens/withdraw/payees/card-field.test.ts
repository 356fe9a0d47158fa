import { expect, test } from 'vitest';
import { tLater } from '#app/i18n/later-text.ts';
import { cardDigits, cardRule, caretBehind } from './card-field.ts';

test.each([
  ['6217 0000 1000 1234 569', true],
  ['６２１７０００0100 01234569', true],
  ['6217 0000 1000 1234 568', tLater('payee.cardWrong')],
  ['6217 0000 10', tLater('payee.cardShort')],
  ['', tLater('payee.cardShort')],
])('[5.09] a card typed as %j', (typed, said) => expect(cardRule(typed)).toBe(said));

test('[5.09] of a paste only the digits of a card are kept', () => {
  expect(cardDigits('卡号：6217-0000-1000-1234-569（储蓄卡）')).toBe('6217000010001234569');
  expect(cardDigits('1'.repeat(40))).toHaveLength(19);
});

test('the caret stays behind the digit it stood behind', () => {
  expect([0, 1, 4, 5, 8, 9].map(caretBehind)).toEqual([0, 1, 4, 6, 9, 11]);
});
