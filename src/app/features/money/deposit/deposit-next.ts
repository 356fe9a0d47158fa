import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { t } from './texts.ts';

export type DepositOrder = Extract<MoneyOrder, { kind: 'deposit' | 'fastDeposit' }>;

/**
 * Returns the state of a deposit order in words, and the member's next step; `card` is the site's name for a bank card
 * [1.05].
 */
export const depositNextText = ({ state, counterparty }: DepositOrder, card: string): string =>
  state === 'created' && counterparty?.kind === 'chain'
    ? t('depositNext.createdChain')
    : t(`depositNext.${state}`, { card });

/** Reports whether the order waits for the member's payment. */
export const isToPay = ({ state }: DepositOrder): boolean => state === 'created' || state === 'awaitPay';

/** Reports whether no counterparty is matched yet: money must not be sent. */
export const isUnmatched = ({ state }: DepositOrder): boolean => state === 'matching';
