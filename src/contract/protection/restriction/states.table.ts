/**
 * What an account may be, beside free [P.17, P.18, P.29]: on a break; excluded by its member; past the end of that and
 * not opened again; asked to be opened; closed; and asked to be opened after it was closed.
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

/** rest, exclude, close, ask, takeBack and open are the member's; expire is the clock's. */
export const RESTRICTION_STEPS = ['rest', 'exclude', 'close', 'expire', 'ask', 'takeBack', 'open'] as const;
export type RestrictionStep = (typeof RESTRICTION_STEPS)[number];

/**
 * The life of a restriction. What is missing is refused: nothing ends a break or an exclusion but the clock, a break may
 * become longer or an exclusion, an exclusion only longer, and nobody comes back without asking, a day, and a second yes.
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

/** The state that a step leads to, or null when it cannot be taken now. */
export const restrictionAfter = (state: RestrictionState, step: RestrictionStep): RestrictionState | null => {
  const steps: Readonly<Partial<Record<RestrictionStep, RestrictionState>>> = STEPS[state];
  return steps[step] ?? null;
};
