import type { Use } from '#contract/book/uses.table.ts';
import type { Currency } from '#contract/units/money.ts';
import type { SiteId } from '#sandbox/base/sites.table.ts';

/** What something costs: minor units, or whole coins. */
export type Spending = { readonly amount: bigint; readonly currency: Currency | 'COIN' };

/** What it is about, as far as that is known; blank or absent otherwise. */
export type About = {
  readonly venue?: string;
  readonly gameId?: string;
  readonly roomNo?: string;
  /** Of the legs of a bet. */
  readonly matchIds?: readonly string[];
};

/** What a member is about to do. */
export type AskedUse = {
  readonly userId: string;
  /** Where: sites differ in what they ask for. */
  readonly siteId: SiteId;
  readonly use: Exclude<Use, 'free'>;
  /** Null where no amount is at stake yet, as when a game is opened. */
  readonly spending: Spending | null;
  readonly about: About;
  /** Epoch ms of the server. */
  readonly at: number;
};

/** One reason not to let a member go on. @throws Refusal by its own code */
export type Guard = (asked: AskedUse) => void;
