import type { DepositState } from '#contract/money/order/deposit-states.table.ts';
import type { FastDepositState } from '#contract/money/order/fast-deposit-states.table.ts';
import type { FastDrawState } from '#contract/money/order/fast-draw-states.table.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import type { TransferState } from '#contract/money/order/transfer-states.table.ts';
import type { WithdrawalState } from '#contract/money/order/withdrawal-states.table.ts';

/** States that an order of a kind passes through when it succeeds, the last one its end. */
type HappyPaths = {
  readonly deposit: readonly DepositState[];
  readonly fastDeposit: readonly FastDepositState[];
  readonly withdrawal: readonly WithdrawalState[];
  readonly fastDraw: readonly FastDrawState[];
  readonly transfer: readonly TransferState[];
};

const paths: HappyPaths = {
  deposit: ['created', 'claimed', 'credited'],
  fastDeposit: ['matching', 'awaitPay', 'awaitConfirm', 'completed'],
  withdrawal: ['submitted', 'processing', 'paid'],
  fastDraw: ['submitted', 'matching', 'awaitPayment', 'awaitMyConfirm', 'completed'],
  transfer: ['pending', 'success'],
};

/** States on a chain, which detects payments itself: no claim by the member is needed. */
const chainDeposit: readonly DepositState[] = ['created', 'detected', 'credited'];

export const happyPathOf = ({ kind, counterparty }: Pick<MoneyOrder, 'kind' | 'counterparty'>) =>
  kind === 'deposit' && counterparty?.kind === 'chain' ? chainDeposit : paths[kind];
