/**
 * States of an account, beside free [P.17, P.18, P.29]: on a break; excluded by its member; past the end of the exclusion
 * and not reopened; reopening requested; closed; and reopening requested after it was closed.
 */
export const RESTRICTION_STATES = [
  'free',
  'resting',
  'excluded',
  'ended',
  'reopening',
  'closed',
  'restoring',
] as const;
export type RestrictionState = (typeof RESTRICTION_STATES)[number];

/** rest, exclude, close, ask, takeBack and open are steps of the member; expire follows the clock. */
export const RESTRICTION_STEPS = ['rest', 'exclude', 'close', 'expire', 'ask', 'takeBack', 'open'] as const;
export type RestrictionStep = (typeof RESTRICTION_STEPS)[number];

/**
 * Transitions of a restriction. Missing ones are refused: only the clock ends a break or an exclusion, a break may become
 * longer or an exclusion, an exclusion only longer, and a reopening requires a request, a day, and a second confirmation.
 */
const STEPS = {
  free: { rest: 'resting', exclude: 'excluded', close: 'closed' },
  resting: { rest: 'resting', exclude: 'excluded', expire: 'free' },
  excluded: { exclude: 'excluded', expire: 'ended' },
  ended: { exclude: 'excluded', ask: 'reopening' },
  reopening: { exclude: 'excluded', takeBack: 'ended', open: 'free' },
  closed: { exclude: 'excluded', ask: 'restoring' },
  restoring: { exclude: 'excluded', takeBack: 'closed', open: 'free' },
} as const satisfies Readonly<
  Record<RestrictionState, Readonly<Partial<Record<RestrictionStep, RestrictionState>>>>
>;

/** Returns the state that a step leads to, or null when the step is not allowed now. */
export const restrictionAfter = (state: RestrictionState, step: RestrictionStep): RestrictionState | null => {
  const steps: Readonly<Partial<Record<RestrictionStep, RestrictionState>>> = STEPS[state];
  return steps[step] ?? null;
};
