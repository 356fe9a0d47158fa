/** States of a member’s identity verification [P.25]; `none` is the state of a member who never requested it. */
export const IDENTITY_STATES = ['none', 'pending', 'verified', 'rejected', 'expired'] as const;
export type IdentityState = (typeof IDENTITY_STATES)[number];

/** submit is the member's, accept and reject the operator's, expire the clock's at the end of the document. */
export const IDENTITY_STEPS = ['submit', 'accept', 'reject', 'expire'] as const;
export type IdentityStep = (typeof IDENTITY_STEPS)[number];

/**
 * The life of the check. What is missing is refused: one is under way at a time, and a decision is final. A document may be
 * renewed before it ends; until the new one is decided, the one before counts to its own end.
 */
const STEPS = {
  none: { submit: 'pending' },
  pending: { accept: 'verified', reject: 'rejected' },
  verified: { submit: 'pending', expire: 'expired' },
  rejected: { submit: 'pending' },
  expired: { submit: 'pending' },
} as const satisfies Readonly<Record<IdentityState, Readonly<Partial<Record<IdentityStep, IdentityState>>>>>;

/** Returns the state that a step leads to, or null when the step is not allowed now. */
export const identityAfter = (state: IdentityState, step: IdentityStep): IdentityState | null => {
  const steps: Readonly<Partial<Record<IdentityStep, IdentityState>>> = STEPS[state];
  return steps[step] ?? null;
};

/** Why an operator rejects a document. */
export const IDENTITY_REASONS = [
  'unclear',
  'cropped',
  'name',
  'number',
  'validity',
  'copy',
  'other',
] as const;
export type IdentityReason = (typeof IDENTITY_REASONS)[number];
