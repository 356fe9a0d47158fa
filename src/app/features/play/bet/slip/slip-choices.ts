import { ODDS_POLICIES } from '#contract/play/bet/constants.ts';
import type { BetKind } from '#contract/play/betting/slip/slip-bets.ts';
import type { OddsPolicy } from '#contract/play/betting/slip/slip-leg.ts';
import { createKeptChoice } from '#core-client/storage/kept-choice.ts';
import { kindIn, textOfKind } from '../legs/bet-kind.ts';

const keptKind = createKeptChoice('bet-kind', 'member');
const keptPolicy = createKeptChoice('odds-policy', 'member');

/** What is made of the legs, as the member chose it last. */
export const useBetKind = (legs: number): BetKind => kindIn(keptKind.use(), legs);

export const chooseKind = (kind: BetKind): void => keptKind.set(textOfKind(kind));

/** Which moved prices the member takes unasked; better ones alone until they choose. */
export function useOddsPolicy(): OddsPolicy {
  const chosen = keptPolicy.use();
  return ODDS_POLICIES.find((policy) => policy === chosen) ?? 'higher';
}

export const chooseOddsPolicy = (policy: OddsPolicy): void => keptPolicy.set(policy);
