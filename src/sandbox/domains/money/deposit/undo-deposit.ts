import type { DatabaseSync } from 'node:sqlite';
import { isHeld } from '#contract/rewards/bonus/states.table.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { Acts } from '#sandbox/domains/ground/act/acts.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { outsideOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import type { OrderStore } from '#sandbox/domains/money/order/order-store.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { Vip } from '#sandbox/domains/rewards/vip/create-vip.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly money: {
    readonly store: Pick<OrderStore, 'anyById'>;
    readonly bonuses: Pick<Bonuses, 'byId' | 'ofOrder' | 'undo'>;
    readonly statement: Statement;
    readonly acts: Pick<Acts, 'takeBack'>;
    readonly vip: Pick<Vip, 'depositRecalled'>;
  };
};

/**
 * Reverses a deposit, as when a bank recalls a transfer: the money leaves the centre wallet, a bonus that came with it
 * ends, and it no longer counts as a deposit of the member. @throws Refusal NOT_FOUND where there is no such deposit,
 * BALANCE_SHORT where the balance does not cover it, ORDER_STEP_REFUSED when it was not credited or was recalled before.
 */
export function recallDeposit({ db, ledger, money }: Ports, orderId: string, at: number): void {
  const { store, bonuses, statement, acts, vip } = money;
  const order = store.anyById(orderId) ?? refuse('NOT_FOUND');
  const { user_id: userId, currency, order_no: orderNo, kind, cls, updated_at: arrivedAt } = order;
  const amount = order.amount - order.fee;
  if (kind !== 'deposit' && kind !== 'fastDeposit') refuse('NOT_FOUND');
  if (cls !== 'success' || statement.isRecalled(orderId)) refuse('ORDER_STEP_REFUSED');
  const entries = [
    { account: memberWallet(userId, currency), amount: -amount },
    { account: outsideOf(currency), amount },
  ];
  const line = { userId, currency, type: 'deposit', title: '充值撤销', note: `原单号 ${orderNo}` } as const;
  const bonus = bonuses.ofOrder(orderId);
  transaction(db, () => {
    ledger.book({ kind: 'deposit', at, roomNo: null, note: `撤销 ${orderNo}`, entries });
    if (bonus && (isHeld(bonus.state) || bonus.state === 'released')) bonuses.undo(bonus.bonus_id, at);
    acts.takeBack(`deposit:${orderId}`);
    vip.depositRecalled(userId, { amount: order.amount, currency }, arrivedAt);
    statement.add({ ...line, amount: -amount, fee: 0n, cls: 'success', at, orderId: null });
    statement.recall(orderId, at);
  });
}

/** Reverses the deposit that a bonus came with. @throws Refusal as `recallDeposit` does */
export function undoDeposit(ports: Ports, bonusId: string, at: number): void {
  recallDeposit(ports, ports.money.bonuses.byId(bonusId)?.order_id ?? '', at);
}
