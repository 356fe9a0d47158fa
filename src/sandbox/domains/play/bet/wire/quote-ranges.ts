import type * as v from 'valibot';
import type { SlipQuote } from '#contract/play/bet/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import { minorText } from '#sandbox/base/amount.ts';
import type { BookCode } from '#sandbox/base/tables/books.table.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { BetPorts } from '../bet-ports.ts';
import type { Offered, RemovedOffer } from '../offers/offers.ts';
import { stakeLimits } from '../offers/stake-limits.table.ts';
import { type PlacedShape, type StakeRange, stakeRange } from '../offers/stake-range.ts';
import { matchAllowanceOf } from '../placing/stake-excess.ts';

export type SlipWire = v.InferInput<typeof SlipQuote>;
export type QuoteWire = SlipWire['venues'][number];
export type RawSelectionRef = {
  readonly matchId: string;
  readonly marketId: string;
  readonly selectionId: string;
};
export type QuoteRequest = {
  /** Null for guests. */
  readonly userId: string | null;
  readonly siteId: SiteId;
  readonly currency: Currency;
  readonly legs: readonly RawSelectionRef[];
  /** Match of which all selections that cannot be added are listed. */
  readonly combining: string | null;
};
export type Known = {
  readonly ref: RawSelectionRef;
  readonly now: Offered | null;
  readonly match: RemovedOffer | null;
};

const NO_STAKE: StakeRange = { least: 1n, most: 0n };
/** Returns a range of stakes as it is sent. */
export const rangeWire = ({ least, most }: StakeRange) => ({
  least: minorText(least),
  most: minorText(most),
});

/** Request for the quote of one venue. */
export type VenueRequest = QuoteRequest & { readonly venue: BookCode };

/** Returns the range of stakes that a bet of this shape takes, at the prices of its legs or at one of them together. */
export const rangesBy =
  ({ store }: Pick<BetPorts, 'store'>) =>
  (request: VenueRequest, shape: PlacedShape, legs: readonly Known[], price?: string): StakeRange => {
    const { userId, currency, venue } = request;
    const each = legs.flatMap(({ now }) => (now && now.state !== 'closed' ? [now.odds] : []));
    if (each.length < legs.length) return NO_STAKE;
    const odds = price === undefined ? each : [price];
    const matchIds = legs.map(({ ref }) => ref.matchId);
    const matchAllowance =
      userId === null
        ? stakeLimits(request).matchWinMax
        : matchAllowanceOf(store, { user_id: userId, currency, venue }, matchIds);
    return stakeRange(shape, {
      odds,
      isLive: legs.some(({ match }) => match?.isLive === true),
      matchAllowance,
    });
  };

export type RangeOf = ReturnType<typeof rangesBy>;
