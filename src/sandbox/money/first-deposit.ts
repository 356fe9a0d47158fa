import type { Ledger } from '#sandbox/ledger/ledger.ts';
import { giveBonus } from './order-effects.ts';
import type { OrderRow } from './order-row.ts';
import { FIRST_DEPOSIT } from './pay-types.table.ts';
import type { Statement } from './statement.ts';

const HUNDREDTHS_OF_PERCENT = 10_000n;

type Ports = {
  readonly ledger: Ledger;
  readonly statement: Statement;
  /** Promotions carry wagering. */
  demandWagering(userId: string, currency: string, amount: bigint): void;
};

/** What is given on top of a member's first deposit: once, however many orders asked for it. */
export function createFirstDeposit({ ledger, statement, demandWagering }: Ports) {
  return {
    /** Called as the order is credited, before the statement counts it. */
    reward(order: OrderRow, at: number): void {
      const { user_id: userId, currency, amount: paid } = order;
      const promotion = FIRST_DEPOSIT.find(({ promotionId }) => promotionId === order.promotion_id);
      if (!promotion || statement.hasDeposited(userId)) return;
      const share = (paid * promotion.bonus) / HUNDREDTHS_OF_PERCENT;
      const amount = share < promotion.most ? share : promotion.most;
      giveBonus(ledger, order, amount, at);
      demandWagering(userId, currency, amount * BigInt(promotion.wagering));
      const line = { userId, currency, title: promotion.title, note: '', amount, fee: 0n, at } as const;
      statement.add({ ...line, type: 'bonus', cls: 'success', orderId: null });
    },
  };
}
