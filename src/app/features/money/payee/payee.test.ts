import { expect, test } from 'vitest';
import { PAYEES_MAX } from '#contract/money/payee/payee-rules.ts';
import type { BankCard, PayeeId, UsdtAddress } from '#contract/money/payee/schema.ts';
import { serverTime } from '#contract/units/time.ts';
import { payeeName, payeesOf, shownFirst } from './payee.ts';

const isId = (text: string): text is PayeeId => text !== '';
function idOf(text: string): PayeeId {
  if (isId(text)) return text;
  throw new Error('no id');
}
const common = { isDefault: false, addedAt: serverTime(0), usableAt: serverTime(0) };
const card = (id: string): BankCard => ({
  ...common,
  payeeId: idOf(id),
  bankCode: 'BAB',
  bankName: '北岸银行',
  cardNumber: '•••• 4569',
  holder: '**岸',
});
const address: UsdtAddress = {
  ...common,
  payeeId: idOf('u'),
  chain: 'TRC20',
  address: 'TQWhwdjJDveARKwhiC6jeTA9YuWiktqx25',
  label: '',
};
const saved = { cards: [card('a'), card('b'), card('c')], addresses: [address] };
const ids = (payees: readonly { readonly payeeId: string }[]) => payees.map(({ payeeId }) => payeeId);

test('[9.04] at most three payees are shown, the chosen one always among them', () => {
  const payees = payeesOf(saved);
  expect(ids(shownFirst(payees, null, PAYEES_MAX))).toEqual(['a', 'b', 'c']);
  expect(ids(shownFirst(payees, idOf('b'), PAYEES_MAX))).toEqual(['a', 'b', 'c']);
  expect(ids(shownFirst(payees, idOf('u'), PAYEES_MAX))).toEqual(['a', 'b', 'u']);
});

test('[1.05] payees of the shown currency come first', () => {
  expect(ids(payeesOf(saved, 'address'))).toEqual(['u', 'a', 'b', 'c']);
});

test('[3.13] a payee is named by bank and last digits, or by chain', () => {
  expect(payeesOf(saved).map(payeeName)).toEqual([
    '北岸银行 4569',
    '北岸银行 4569',
    '北岸银行 4569',
    'TRC20 TQWhwd…qx25',
  ]);
});
