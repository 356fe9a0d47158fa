import type { BetPorts } from '../bet-ports.ts';
import type { BetRow, CombinationNote, LegRow, ReasonNote } from '../bet-row.ts';
import type { Offered } from '../offers/offers.ts';
import { combine } from './combine.ts';

type Offers = Pick<BetPorts['offers'], 'outcomesOf'>;
/** Leg of a bet with its current offer. */
type Seen = { readonly leg: LegRow; readonly now: Offered | null };

/** A price that a member agreed to, and the current one. */
export type PriceMove = { readonly from: string; readonly to: string };

/** Current prices of a bet on one match, or why its legs are no bet. */
export type CombinedNow =
  | { readonly prices: readonly string[] }
  | { readonly fault: Pick<ReasonNote, 'is' | 'legs'> };

/** Combines the legs of a bet on one match at their current prices. */
export function combinedNow(offers: Offers, seen: readonly Seen[]): CombinedNow {
  const now = seen.flatMap((each) => each.now ?? []);
  const [first] = now;
  const { barred, prices } = combine(first ? offers.outcomesOf(first.ref.matchId) : null, now);
  const [fault] = barred;
  if (!fault) return { prices };
  return { fault: { is: fault.is, legs: fault.with === null ? [fault.leg] : [fault.with, fault.leg] } };
}

/** Price of all legs. */
export const priceOfAll = (prices: readonly string[]): string => prices.at(-1) ?? '1.00';

const lower = (one: string, other: string): string => (Number(one) < Number(other) ? one : other);

/** Fixes the prices of a combination at acceptance: no set of its legs is paid more than all of them. */
export const fixedAt = ({ asked, prices }: CombinationNote, price: string): CombinationNote => ({
  asked,
  prices: prices.map((each, set) => (set === prices.length - 1 ? price : lower(each, price))),
});

/** Prices that a bet is decided by: one of a multiple on one match, otherwise one for each leg. */
export function priceMoves(
  { combination }: Pick<BetRow, 'combination'>,
  seen: readonly Seen[],
  combined: readonly string[] | null,
): readonly PriceMove[] {
  if (combination && combined) return [{ from: combination.asked, to: priceOfAll(combined) }];
  return seen.map(({ leg, now }) => ({ from: leg.asked_odds, to: now?.odds ?? leg.asked_odds }));
}
