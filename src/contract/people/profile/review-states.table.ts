/** What of a member's own data is looked at by an operator before it changes. */
export const REVIEW_KINDS = ['avatar', 'nickname', 'realName', 'phone', 'birthday'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** The states of a review; `none` is that of a kind which was never asked for. */
export const REVIEW_STATES = ['none', 'pending', 'approved', 'rejected', 'withdrawn'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** ask and takeBack are the member's, approve and reject the operator's. */
export type ReviewStep = 'ask' | 'takeBack' | 'approve' | 'reject';

/** The life of a review. What is missing is refused: one may be pending for each kind, and a decision is final. */
const REVIEW_STEPS = {
  none: { ask: 'pending' },
  pending: { takeBack: 'withdrawn', approve: 'approved', reject: 'rejected' },
  approved: { ask: 'pending' },
  rejected: { ask: 'pending' },
  withdrawn: { ask: 'pending' },
} as const satisfies Readonly<Record<ReviewState, Readonly<Partial<Record<ReviewStep, ReviewState>>>>>;

/** The state that a step leads to, or null when it cannot be taken now. */
export const reviewAfter = (state: ReviewState, step: ReviewStep): ReviewState | null => {
  const steps: Readonly<Partial<Record<ReviewStep, ReviewState>>> = REVIEW_STEPS[state];
  return steps[step] ?? null;
};
