/** Member data that an operator reviews before it changes. */
export const REVIEW_KINDS = ['avatar', 'nickname', 'realName', 'phone', 'birthday'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** States of a review; `none` is the state of a kind that was never requested. */
export const REVIEW_STATES = ['none', 'pending', 'approved', 'rejected', 'withdrawn'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** ask and takeBack are steps of the member, approve and reject of the operator. */
export type ReviewStep = 'ask' | 'takeBack' | 'approve' | 'reject';

/** The life of a review. What is missing is refused: one may be pending for each kind, and a decision is final. */
const REVIEW_STEPS = {
  none: { ask: 'pending' },
  pending: { takeBack: 'withdrawn', approve: 'approved', reject: 'rejected' },
  approved: { ask: 'pending' },
  rejected: { ask: 'pending' },
  withdrawn: { ask: 'pending' },
} as const satisfies Readonly<Record<ReviewState, Readonly<Partial<Record<ReviewStep, ReviewState>>>>>;

/** Returns the state that a step leads to, or null when the step is not allowed now. */
export const reviewAfter = (state: ReviewState, step: ReviewStep): ReviewState | null => {
  const steps: Readonly<Partial<Record<ReviewStep, ReviewState>>> = REVIEW_STEPS[state];
  return steps[step] ?? null;
};
