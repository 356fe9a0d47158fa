import type { DatabaseSync } from 'node:sqlite';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { Acts } from '#sandbox/domains/activity/facts/acts.ts';
import type { Bonuses } from '#sandbox/domains/bonus/bonuses.ts';
import { memberWallet } from '#sandbox/domains/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ledger/ledger.ts';
import { outsideOf } from '#sandbox/domains/ledger/platform-accounts.ts';
import type { OrderStore } from '#sandbox/domains/order/order-store.ts';
import type { Statement } from '#sandbox/domains/statement/statement.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly money: {
    readonly store: Pick<OrderStore, 'anyById'>;
    readonly bonuses: Pick<Bonuses, 'byId' | 'undo'>;
    readonly statement: Statement;
    readonly acts: Pick<Acts, 'takeBack'>;
  };
};

/**
 * Takes back the deposit that a bonus came with, as a bank does that recalls a transfer: the money leaves the centre wallet and
 * the bonus ends. @throws Refusal NOT_FOUND where there is no such deposit, BALANCE_SHORT where the money is not there any more,
 * ORDER_STEP_REFUSED when the bonus has ended.
 */
export function undoDeposit({ db, ledger, money }: Ports, bonusId: string, at: number): void {
  const { store, bonuses, statement, acts } = money;
  const order = store.anyById(bonuses.byId(bonusId)?.order_id ?? '') ?? refuse('NOT_FOUND');
  const { user_id: userId, currency, amount, order_no: orderNo } = order;
  const entries = [
    { account: memberWallet(userId, currency), amount: -amount },
    { account: outsideOf(currency), amount },
  ];
  const line = { userId, currency, type: 'deposit', title: '充值撤销', note: `原单号 ${orderNo}` } as const;
  transaction(db, () => {
    bonuses.undo(bonusId, at);
    ledger.book({ kind: 'deposit', at, roomNo: null, note: `撤销 ${orderNo}`, entries });
    acts.takeBack(`deposit:${order.order_id}`);
    statement.add({ ...line, amount: -amount, fee: 0n, cls: 'success', at, orderId: null });
  });
}
