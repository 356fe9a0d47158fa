import { expect, test } from 'vitest';
import { isCardNumber } from '#contract/money/payee/payee-rules.ts';
import { t } from '../texts.ts';
import { addressRule, bankRule, cardDigits, cardRule, caretBehind, realNameRule } from './payee-rules.ts';

const TRON = 'TQWhwdjJDveARKwhiC6jeTA9YuWiktqx25';

test.each([
  [` ${TRON}\n`, 'TRC20', true],
  [TRON, 'ERC20', t('payee.addressOther', { other: 'TRC20' })],
  [TRON.slice(1), 'TRC20', t('payee.addressWrong', { chain: 'TRC20' })],
  [`${TRON.slice(0, -1)}6`, 'TRC20', t('payee.addressChecksum')],
  ['0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ERC20', t('payee.addressChecksum')],
  ['', 'ERC20', t('payee.addressMissing')],
] as const)('[3.13] an address typed as %j for %s', async (typed, chain, expected) =>
  expect(await addressRule(typed, chain)).toBe(expected),
);

test.each([
  ['6217 0000 1000 1234 569', true],
  ['６２１７０００0100 01234569', true],
  ['6217 0000 1000 1234 568', t('payee.cardWrong')],
  ['1234 5674', true],
  ['1234 567', t('payee.cardShort', { min: 8, max: 19 })],
  ['', t('payee.cardShort', { min: 8, max: 19 })],
])('[5.09] a card typed as %j', (typed, expected) => expect(cardRule(typed)).toBe(expected));

test('[5.09] the form takes exactly the card lengths that the rule allows', () => {
  const luhn = (zeros: number) => `4${'0'.repeat(zeros)}`;
  const cards = Array.from({ length: 21 }, (_, zeros) =>
    [...'0123456789'].map((last) => luhn(zeros) + last).find((card) => cardRule(card) === true),
  );
  const lengths = cards.flatMap((card) => (card === undefined ? [] : [card.length]));
  expect(lengths).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  for (const card of cards) if (card !== undefined) expect(isCardNumber(card)).toBe(true);
});

test('[5.09] only the digits of a pasted card number are taken', () => {
  expect(cardDigits('卡号：6217-0000-1000-1234-569（储蓄卡）')).toBe('6217000010001234569');
  expect(cardDigits('1'.repeat(40))).toHaveLength(19);
});

test('the caret stays behind the digit it was behind', () => {
  expect([0, 1, 4, 5, 8, 9].map(caretBehind)).toEqual([0, 1, 4, 6, 9, 11]);
});

const BANKS = [
  { bankCode: 'BAB', name: '北岸银行', prefixes: ['621700'] },
  { bankCode: 'QDB', name: '群岛商业银行', prefixes: ['6228'] },
];

test.each([
  ['BAB', '6217000010001234569', true],
  ['BAB', '6228480402564890018', t('payee.bankMismatch', { bank: '群岛商业银行' })],
  ['QDB', '4111111111111111', true],
  ['', '4111111111111111', t('payee.bankMissing')],
])('[5.09] the bank %j for the card %s', (bankCode, digits, expected) =>
  expect(bankRule(bankCode, digits, BANKS)).toBe(expected),
);

test.each([
  ['江北岸', true],
  ['阿依古丽·买买提', true],
  ['J. R. Smith', true],
  ['江', t('payee.nameLength')],
  ['江2', t('payee.nameCharacters')],
  ['江··岸', t('payee.nameDoubled')],
  ['·江岸', t('payee.nameEdgeDot')],
  ['Ana', t('payee.nameForm')],
])('[5.01] [5.02] a real name typed as %j', (typed, expected) => expect(realNameRule(typed)).toBe(expected));
