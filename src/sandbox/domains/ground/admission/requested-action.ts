import type { Use } from '#contract/book/uses.table.ts';
import type { Currency } from '#contract/units/money.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';

/** Cost of an action: minor units, or whole coins. */
export type Spending = { readonly amount: bigint; readonly currency: Currency | 'COIN' };

/** Subject of an action, as far as known; blank or absent otherwise. */
export type About = {
  readonly venue?: string;
  readonly gameId?: string;
  readonly roomNo?: string;
  /** Matches of the legs of a bet. */
  readonly matchIds?: readonly string[];
};

/** Action that a member is about to take. */
export type RequestedAction = {
  readonly userId: string;
  /** Site of the action: sites differ in their requirements. */
  readonly siteId: SiteId;
  readonly use: Exclude<Use, 'free'>;
  /** Null where no amount is at stake yet, as when a game is opened. */
  readonly spending: Spending | null;
  readonly about: About;
  /** Epoch ms of the server. */
  readonly at: number;
};

/** Guard with one reason to refuse an action. @throws Refusal by its own code */
export type Guard = (action: RequestedAction) => void;
