import type { DatabaseSync } from 'node:sqlite';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { PayTypes } from '#sandbox/domains/ground/pay-type/pay-types.ts';
import type { OrderService } from '#sandbox/domains/money/order/order-service.ts';
import type { OrderStore } from '#sandbox/domains/money/order/order-store.ts';
import type { DepositLimits } from '#sandbox/domains/protection/deposit-limit/deposit-limits.ts';
import type { Promotions } from '#sandbox/domains/rewards/promotion/promotions.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';

/** What deposits need of the platform. */
export type DepositPorts = {
  readonly db: DatabaseSync;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: {
    readonly orders: OrderService;
    readonly store: OrderStore;
    readonly promotions: Promotions;
    readonly payTypes: PayTypes;
    readonly limits: DepositLimits;
    readonly tell: SendNews;
  };
};
