/** States of one result: pending until it is known, won until it is claimed. */
export const RESULT_STATES = ['pending', 'won', 'none', 'claimed', 'expired'] as const;
export type ResultState = (typeof RESULT_STATES)[number];

/** win, lose and refund are steps of the platform, claim of the member; expire occurs when the claim period ends. */
export type ResultStep = 'win' | 'lose' | 'claim' | 'expire';

/** The life of a result. What is missing is refused: what was claimed or has run out stays so. */
const RESULT_STEPS = {
  pending: { win: 'won', lose: 'none' },
  won: { claim: 'claimed', expire: 'expired' },
  none: {},
  claimed: {},
  expired: {},
} as const satisfies Readonly<Record<ResultState, Readonly<Partial<Record<ResultStep, ResultState>>>>>;

/** Returns the state that a step leads to, or null when the step is not allowed now. */
export const resultAfter = (state: ResultState, step: ResultStep): ResultState | null => {
  const steps: Readonly<Partial<Record<ResultStep, ResultState>>> = RESULT_STEPS[state];
  return steps[step] ?? null;
};

/**
 * Reasons why a member is locked out for now. login: a guest; blacklist: of all activities [8.15]; noLevel, blackTag: flags
 * of the member [6.05]; region: not available on this site; early, late: outside the activity’s period; usedUp: no attempts
 * left; terms: requirements not met yet.
 */
export const ACTIVITY_LOCKS = [
  'login',
  'blacklist',
  'noLevel',
  'blackTag',
  'region',
  'early',
  'late',
  'usedUp',
  'terms',
] as const;
export type ActivityLock = (typeof ACTIVITY_LOCKS)[number];
