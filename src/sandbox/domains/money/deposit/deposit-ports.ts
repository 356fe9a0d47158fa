import type { DatabaseSync } from 'node:sqlite';
import type { LimitPeriod } from '#contract/protection/own-limit/constants.ts';
import type { Currency } from '#contract/units/money.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { Holder } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { PayTypes } from '#sandbox/domains/ground/pay-type/pay-types.ts';
import type { OrderService } from '#sandbox/domains/money/order/order-service.ts';
import type { OrderStore } from '#sandbox/domains/money/order/order-store.ts';
import type { Promotions } from '#sandbox/domains/rewards/promotion/promotions.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';

type UsedUpLimit = {
  readonly period: Exclude<LimitPeriod, 'each'>;
  readonly currency: Currency;
  readonly amount: bigint;
};

/** Dependencies of deposits. */
export type DepositPorts = {
  readonly db: DatabaseSync;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: {
    readonly orders: OrderService;
    readonly store: OrderStore;
    readonly promotions: Promotions;
    readonly payTypes: PayTypes;
    /** Limits on deposits that members set for themselves. */
    readonly limits: {
      /** Limits that a deposit just made has used up to the last cent; amounts in minor units. */
      usedUp(holder: Holder, now: number): readonly UsedUpLimit[];
    };
    readonly tell: SendNews;
  };
};
