import type { DatabaseSync } from 'node:sqlite';
import type { DepositLimits } from '#sandbox/domains/deposit-limit/deposit-limits.ts';
import type { SendNews } from '#sandbox/domains/inbox/news.ts';
import type { OrderService } from '#sandbox/domains/order/order-service.ts';
import type { OrderStore } from '#sandbox/domains/order/order-store.ts';
import type { PayTypes } from '#sandbox/domains/pay-type/pay-types.ts';
import type { SiteStore } from '#sandbox/domains/site/site-store.ts';
import type { Statement } from '#sandbox/domains/statement/statement.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';

/** What deposits need of the platform. */
export type DepositPorts = {
  readonly db: DatabaseSync;
  readonly sites: SiteStore;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: {
    readonly orders: OrderService;
    readonly store: OrderStore;
    readonly statement: Statement;
    readonly payTypes: PayTypes;
    readonly limits: DepositLimits;
    readonly tell: SendNews;
  };
};
