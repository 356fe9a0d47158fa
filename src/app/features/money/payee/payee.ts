import type { MoneyOrder } from '#contract/money/order/schema.ts';
import type { BankCard, PayeeId, UsdtAddress } from '#contract/money/payee/schema.ts';
import type { Currency } from '#contract/units/money.ts';

/** Destination of a withdrawal. */
export type Payee = ({ readonly is: 'card' } & BankCard) | ({ readonly is: 'address' } & UsdtAddress);
export type PayeeKind = Payee['is'];

type Saved = { readonly cards: readonly BankCard[]; readonly addresses: readonly UsdtAddress[] };

export const currencyOf = (kind: PayeeKind): Currency => (kind === 'card' ? 'CNY' : 'USDT');
export const kindOf = (currency: Currency): PayeeKind => (currency === 'CNY' ? 'card' : 'address');

/** Cards and addresses as one list, those of a kind first; among them the default one, as the platform lists them. */
export function payeesOf({ cards, addresses }: Saved, first: PayeeKind = 'card'): readonly Payee[] {
  const ofCards = cards.map((card) => ({ is: 'card' as const, ...card }));
  const ofAddresses = addresses.map((address) => ({ is: 'address' as const, ...address }));
  return first === 'card' ? [...ofCards, ...ofAddresses] : [...ofAddresses, ...ofCards];
}

const HEAD = 6;
const TAIL = 4;
/** An address by its ends, which is where people compare. */
export const shortAddress = (address: string): string => `${address.slice(0, HEAD)}…${address.slice(-TAIL)}`;

/** The digits of a masked card number that may be seen. */
export const lastFour = (cardNumber: string): string => cardNumber.replace(/\D/g, '');

/** Returns its common name: `北岸银行 4569`, `TRC20 TQ5pLw…s6Nt`. */
export const payeeName = (payee: Payee): string =>
  payee.is === 'card'
    ? `${payee.bankName} ${lastFour(payee.cardNumber)}`
    : `${payee.chain} ${shortAddress(payee.address)}`;

/** Returns the visible entries of a collapsed list [9.04]: its first ones, and the chosen one wherever it is in the list. */
export function shownFirst(payees: readonly Payee[], chosen: PayeeId | null, max: number): readonly Payee[] {
  const first = payees.slice(0, max);
  const behind = payees.slice(max).find(({ payeeId }) => payeeId === chosen);
  return behind ? [...first.slice(0, max - 1), behind] : first;
}

/** Returns the destination of a payout in short form: `北岸银行 4569`, `TRC20 TQ5pLw…s6Nt`. */
export function destinationText({ counterparty }: Pick<MoneyOrder, 'counterparty'>): string {
  switch (counterparty?.kind) {
    case 'bank':
      return `${counterparty.bankName} ${lastFour(counterparty.cardNumber)}`;
    case 'chain':
      return `${counterparty.chain} ${shortAddress(counterparty.address)}`;
    case 'venue':
      return counterparty.name;
    case undefined:
      return '';
    default:
      return counterparty satisfies never;
  }
}
