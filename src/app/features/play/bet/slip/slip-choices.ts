import { ODDS_POLICIES } from '#contract/play/bet/constants.ts';
import type { BetKind } from '#contract/play/betting/slip/slip-bets.ts';
import type { OddsPolicy } from '#contract/play/betting/slip/slip-leg.ts';
import { oneOf } from '#contract/text/one-of.ts';
import { createStoredChoice } from '#core-client/storage/stored-choice.ts';
import { kindIn, textOfKind } from '../legs/bet-kind.ts';

const keptKind = createStoredChoice('bet-kind', 'member');
const keptPolicy = createStoredChoice('odds-policy', 'member');

/** Bet kind for the legs, as last chosen by the member. */
export const useBetKind = (legs: number): BetKind => kindIn(keptKind.use(), legs);

export const chooseKind = (kind: BetKind): void => keptKind.set(textOfKind(kind));

/** Returns which price changes the member accepts without confirmation; only better ones by default. */
export const useOddsPolicy = (): OddsPolicy => oneOf(ODDS_POLICIES, keptPolicy.use(), 'higher');

export const chooseOddsPolicy = (policy: OddsPolicy): void => keptPolicy.set(policy);
