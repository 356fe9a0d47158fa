import { createKeptChoice } from '#app/core-client/kept-choice.ts';
import { readSiteTheme } from '#app/core-client/site-theme.ts';
import { ODDS_POLICIES } from '#contract/constants/betting.ts';
import { type BetKind, systemSizes } from '#contract/rules/betting/slip/slip-bets.ts';
import type { OddsPolicy } from '#contract/rules/betting/slip/slip-leg.ts';

const keptKind = createKeptChoice('bet-kind', 'member');
const keptPolicy = createKeptChoice('odds-policy', 'member');
const keptStake = createKeptChoice(`bet-stake.${readSiteTheme().siteId}`, 'visit');

const MULTIPLE_FROM = 2;
const SYSTEM_FROM = 3;

/** Kinds of bets that so many legs can make. */
export const kindsOf = (legs: number) => ({
  singles: true,
  multiple: legs >= MULTIPLE_FROM,
  system: legs >= SYSTEM_FROM,
});

/** The kind a kept text names, or the nearest one that so many legs can make. */
export function kindIn(text: string | null, legs: number): BetKind {
  const [is, size] = text?.split(' ') ?? [];
  if (is === 'system' && legs >= SYSTEM_FROM) {
    const sizes = systemSizes(Array.from({ length: legs }, () => ({ matchId: '', odds: '1' })));
    const wanted = Number(size);
    return { is: 'system', size: sizes.includes(wanted) ? wanted : MULTIPLE_FROM };
  }
  return is === 'multiple' && legs >= MULTIPLE_FROM ? { is: 'multiple' } : { is: 'singles' };
}

/** What is made of the legs, as the member chose it last. */
export const useBetKind = (legs: number): BetKind => kindIn(keptKind.use(), legs);

export const chooseKind = (kind: BetKind): void =>
  keptKind.set(kind.is === 'system' ? `system ${kind.size}` : kind.is);

/** Which moved prices the member takes unasked; better ones alone until they choose. */
export function useOddsPolicy(): OddsPolicy {
  const chosen = keptPolicy.use();
  return ODDS_POLICIES.find((policy) => policy === chosen) ?? 'higher';
}

export const chooseOddsPolicy = (policy: OddsPolicy): void => keptPolicy.set(policy);

/** What is typed as the stake of a line, over reloads and in every tab; gone with the member. */
export const useStakeText = (): string => keptStake.use() ?? '';

export const setStakeText = (text: string): void => keptStake.set(text);
