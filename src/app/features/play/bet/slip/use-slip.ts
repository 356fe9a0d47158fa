import { useEffect } from 'react';
import { useOwnLimits } from '#app/features/ground/play-session/remaining-limits.tsx';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { typedAmount } from '#contract/money/wallet/amount-text.ts';
import { ODDS_POLICIES } from '#contract/play/bet/constants.ts';
import type { VenueQuote } from '#contract/play/bet/schema.ts';
import type { BetKind } from '#contract/play/betting/slip/slip-bets.ts';
import type { OddsPolicy } from '#contract/play/betting/slip/slip-leg.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { oneOf } from '#contract/text/narrowing.ts';
import { failureOf, lastOf } from '#contract/units/loadable.ts';
import type { Minor } from '#contract/units/money.ts';
import { serverTime } from '#contract/units/time.ts';
import { createStoredChoice } from '#core-client/storage/stored-choice.ts';
import { useIsOver } from '#core-client/time/server-clock.ts';
import { useCombined } from '../combined/combined-slip.ts';
import { FRESH_MS, useSlipQuote } from '../combined/combining.ts';
import { kindIn, textOfKind } from '../legs/bet-kind.ts';
import { legViews, quotedLegs } from '../legs/slip-legs.ts';
import { currentVenue, legsAt, venueGroups } from '../legs/venue-groups.ts';
import type { PickedLeg } from '../pick/legs.ts';
import { changeLegs, useLegs, useStakeText } from '../pick/picks.ts';
import { slipFault } from './slip-fault.ts';

type Priced = { readonly quotes: readonly VenueQuote[]; readonly failed: boolean };

const NO_QUOTES: readonly VenueQuote[] = [];

/**
 * Returns the platform's current quotes of the legs, one of each venue; none before the first response or when the last one
 * is too old, so that no button uses stale prices.
 */
function useQuotes(legs: readonly PickedLeg[], currency: CurrencyEntry | undefined): Priced {
  const answer = useSlipQuote(legs, currency);
  const failed = failureOf(answer) !== null;
  const quotes = lastOf(answer)?.venues ?? NO_QUOTES;
  const [first] = quotes;
  const isOld = useIsOver(first ? serverTime(first.at + FRESH_MS) : null);
  useEffect(() => changeLegs((now) => quotedLegs(now, quotes)), [quotes]);
  return { quotes: failed || isOld ? NO_QUOTES : quotes, failed };
}

const storedKind = createStoredChoice('bet-kind', 'member');
const storedVenue = createStoredChoice('bet-venue', 'visit');

/** Chooses the venue whose legs are filled in. */
export const chooseVenue = (venue: string): void => storedVenue.set(venue);

const storedPolicy = createStoredChoice('odds-policy', 'member');

/** Bet kind for the legs, as last chosen by the member. */
const useBetKind = (legs: number): BetKind => kindIn(storedKind.use(), legs);

export const chooseKind = (kind: BetKind): void => storedKind.set(textOfKind(kind));

/** Returns which price changes the member accepts without confirmation; only better ones by default. */
const useOddsPolicy = (): OddsPolicy => oneOf(ODDS_POLICIES, storedPolicy.use(), 'higher');

export const chooseOddsPolicy = (policy: OddsPolicy): void => storedPolicy.set(policy);

/**
 * The slip as it is now: the legs of one venue against its prices, what is staked, and why they cannot be placed; and the
 * legs by venue.
 */
export function useSlip() {
  const all = useLegs();
  const currency = useCurrency();
  const groups = venueGroups(all);
  const venue = currentVenue(groups, storedVenue.use());
  const picked = legsAt(all, venue);
  const kind = useBetKind(picked.length);
  const policy = useOddsPolicy();
  const stakeText = useStakeText();
  const { quotes, failed } = useQuotes(all, currency);
  const quote = quotes.find((each) => each.venue === venue) ?? null;
  const limits = useOwnLimits(currency?.code);
  const legs = legViews(picked, quote, policy);
  const combined = useCombined({ kind, legs, quote, policy });
  const stake: Minor | null = typedAmount(stakeText);
  return {
    all,
    groups,
    venue,
    currency,
    kind,
    policy,
    quote,
    failed,
    legs,
    /** Legs that are placed: in a combination those that count. */
    placed: combined?.legs ?? legs,
    combined,
    stake,
    stakeText,
    fault: slipFault({ legs: combined?.legs ?? legs, quote, kind, combined, stake, limits }),
  };
}
export type Slip = ReturnType<typeof useSlip>;
