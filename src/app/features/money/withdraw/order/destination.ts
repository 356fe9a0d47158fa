import { lastFour, shortAddress } from '#app/features/money/payee/payee.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';

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
