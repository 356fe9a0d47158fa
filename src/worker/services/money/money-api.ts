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

/** What a page asks of the member's money besides its commands. */
export type MoneyApi = {
  /** Balances and unfinished orders are asked for again, now. */
  refresh(): Promise<void>;
};
