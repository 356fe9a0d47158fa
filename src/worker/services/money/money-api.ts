import type { OutputOf } from '#contract/book/table.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import type { Loadable } from '#contract/units/loadable.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** The member's money orders that still move, the newest first. */
export type OrdersView = Loadable<readonly MoneyOrder[]>;

export type OrderView = Loadable<MoneyOrder>;

/** Centre and venue wallets of a currency, as of `at`. */
export type AssetsView = Loadable<{
  readonly assets: OutputOf<'transfer.assets'>;
  readonly at: ServerTime;
}>;

/** Requests of a page about the member's money besides its commands. */
export type MoneyApi = {
  /** Reloads balances and unfinished orders at once. */
  refresh(): Promise<void>;
};
