import type { PlatformCodeName } from '#contract/platform-codes.ts';
import type { RestrictionState } from '#contract/protection/restriction/states.table.ts';

/** What each state answers to a member who wants to stake, to pay in, to play, to give or to be given something. */
export const REFUSED_WITH: Readonly<
  Record<
    Exclude<RestrictionState, 'free'>,
    Extract<PlatformCodeName, 'ON_BREAK' | 'EXCLUDED' | 'ACCOUNT_CLOSED'>
  >
> = {
  resting: 'ON_BREAK',
  excluded: 'EXCLUDED',
  ended: 'EXCLUDED',
  reopening: 'EXCLUDED',
  closed: 'ACCOUNT_CLOSED',
  restoring: 'ACCOUNT_CLOSED',
};
