/**
 * registered: the friend has an account; qualified: the terms are met, and what the platform looks at once more is the
 * time until the payment; lapsed: they were not met in time.
 */
export const INVITATION_STATES = ['registered', 'qualified', 'rewarded', 'refused', 'lapsed'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Why nothing is paid: the two share a device, are one person by name or payee, or the month is full. */
export const INVITATION_REFUSALS = ['device', 'person', 'full'] as const;
export type InvitationRefusal = (typeof INVITATION_REFUSALS)[number];

export type InvitationStep = 'qualify' | 'unmeet' | 'reward' | 'refuse' | 'lapse';

/** The life of an invitation; the last three states are final. A correction may leave the terms unmet until it is paid. */
const INVITATION_STEPS = {
  registered: { qualify: 'qualified', refuse: 'refused', lapse: 'lapsed' },
  qualified: { unmeet: 'registered', reward: 'rewarded', refuse: 'refused' },
  rewarded: {},
  refused: {},
  lapsed: {},
} as const satisfies Readonly<
  Record<InvitationState, Readonly<Partial<Record<InvitationStep, InvitationState>>>>
>;

/** Returns the state that a step leads to, or null when the step is not allowed now. */
export const invitationAfter = (state: InvitationState, step: InvitationStep): InvitationState | null => {
  const steps: Readonly<Partial<Record<InvitationStep, InvitationState>>> = INVITATION_STEPS[state];
  return steps[step] ?? null;
};
