import type { DatabaseSync } from 'node:sqlite';
import type { DepositLimits } from '#sandbox/domains/deposit-limit/deposit-limits.ts';
import type { SendNews } from '#sandbox/domains/inbox/news.ts';
import type { OrderService } from '#sandbox/domains/order/order-service.ts';
import type { OrderStore } from '#sandbox/domains/order/order-store.ts';
import type { PayTypes } from '#sandbox/domains/pay-type/pay-types.ts';
import type { Promotions } from '#sandbox/domains/promotion/promotions.ts';
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
