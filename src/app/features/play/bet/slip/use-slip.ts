import { useEffect } from 'react';
import { useOwnLimits } from '#app/features/ground/play-session/remaining-limits.tsx';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { typedAmount } from '#contract/money/wallet/amount-text.ts';
import { ODDS_POLICIES } from '#contract/play/bet/constants.ts';
import type { SlipQuote } from '#contract/play/bet/schema.ts';
import type { BetKind } from '#contract/play/betting/slip/slip-bets.ts';
import type { OddsPolicy } from '#contract/play/betting/slip/slip-leg.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { oneOf } from '#contract/text/narrowing.ts';
import { failureOf, lastOf } from '#contract/units/loadable.ts';
import type { Minor } from '#contract/units/money.ts';
import { serverTime } from '#contract/units/time.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { createStoredChoice } from '#core-client/storage/stored-choice.ts';
import { useIsOver } from '#core-client/time/server-clock.ts';
import { kindIn, textOfKind } from '../legs/bet-kind.ts';
import { legViews, quotedLegs } from '../legs/slip-legs.ts';
import type { PickedLeg } from '../pick/legs.ts';
import { changeLegs, useLegs, useStakeText } from '../pick/picks.ts';
import { slipFault } from './slip-fault.ts';

/** Time for which prices count as current, ms: three polling intervals. */
const FRESH_MS = 6_000;

type Priced = { readonly quote: SlipQuote | null; readonly failed: boolean };

/**
 * Returns the platform's current quote of the legs; none before the first response or when the last one is too old, so that
 * no button uses stale prices.
 */
function useQuote(legs: readonly PickedLeg[], currency: CurrencyEntry | undefined): Priced {
  const selections = legs.map(({ matchId, marketId, selectionId }) => ({ matchId, marketId, selectionId }));
  const answer = useCall(
    'bet.quote',
    { currency: currency?.code ?? 'CNY', legs: selections },
    { enabled: currency !== undefined && legs.length > 0, refetchMs: REFRESH_MS['bet.quote'] },
  );
  const failed = failureOf(answer) !== null;
  const quote = lastOf(answer);
  const isOld = useIsOver(quote && serverTime(quote.at + FRESH_MS));
  useEffect(() => {
    if (quote) changeLegs((now) => quotedLegs(now, quote.legs));
  }, [quote]);
  return { quote: failed || isOld ? null : quote, failed };
}

const storedKind = createStoredChoice('bet-kind', 'member');
const storedPolicy = createStoredChoice('odds-policy', 'member');

/** Bet kind for the legs, as last chosen by the member. */
const useBetKind = (legs: number): BetKind => kindIn(storedKind.use(), legs);

export const chooseKind = (kind: BetKind): void => storedKind.set(textOfKind(kind));

/** Returns which price changes the member accepts without confirmation; only better ones by default. */
const useOddsPolicy = (): OddsPolicy => oneOf(ODDS_POLICIES, storedPolicy.use(), 'higher');

export const chooseOddsPolicy = (policy: OddsPolicy): void => storedPolicy.set(policy);

/** The slip as it is now: its legs against the platform's prices, what is staked, and why it cannot be placed. */
export function useSlip() {
  const picked = useLegs();
  const currency = useCurrency();
  const kind = useBetKind(picked.length);
  const policy = useOddsPolicy();
  const stakeText = useStakeText();
  const { quote, failed } = useQuote(picked, currency);
  const limits = useOwnLimits(currency?.code);
  const legs = legViews(picked, quote, policy);
  const stake: Minor | null = typedAmount(stakeText);
  return {
    currency,
    kind,
    policy,
    quote,
    failed,
    legs,
    stake,
    stakeText,
    fault: slipFault({ legs, quote, kind, stake, limits }),
  };
}
export type Slip = ReturnType<typeof useSlip>;
