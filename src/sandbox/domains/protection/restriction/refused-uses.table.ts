import type { RefusalCode } from '#contract/error-codes.table.ts';
import type { RestrictionState } from '#contract/protection/restriction/states.table.ts';

/** Refusal of each state to a member’s request to stake, deposit, play, give or receive. */
export const REFUSED_WITH: Readonly<
  Record<Exclude<RestrictionState, 'free'>, Extract<RefusalCode, 'ON_BREAK' | 'EXCLUDED' | 'ACCOUNT_CLOSED'>>
> = {
  resting: 'ON_BREAK',
  excluded: 'EXCLUDED',
  ended: 'EXCLUDED',
  reopening: 'EXCLUDED',
  closed: 'ACCOUNT_CLOSED',
  restoring: 'ACCOUNT_CLOSED',
};
