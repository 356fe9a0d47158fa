import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { t } from './texts.ts';

export type DepositOrder = Extract<MoneyOrder, { kind: 'deposit' | 'fastDeposit' }>;

export const isDeposit = (order: MoneyOrder): order is DepositOrder =>
  order.kind === 'deposit' || order.kind === 'fastDeposit';

/** What happens now with an order that pays in, and what the member is to do; `card` is what the site calls a bank card [1.05]. */
export const depositNextText = ({ state, counterparty }: DepositOrder, card: string): string =>
  state === 'created' && counterparty?.kind === 'chain'
    ? t('depositNext.createdChain')
    : t(`depositNext.${state}`, { card });

/** While it waits for the member's money. */
export const isToPay = ({ state }: DepositOrder): boolean => state === 'created' || state === 'awaitPay';

/** Nobody is matched yet: money must not be sent anywhere. */
export const isUnmatched = ({ state }: DepositOrder): boolean => state === 'matching';
