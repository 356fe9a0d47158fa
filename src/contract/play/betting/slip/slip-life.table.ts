/** States of a slip, as shown by its panel. */
export const SLIP_STATES = [
  'editing',
  'submitting',
  'reoffered',
  'waiting',
  'verifying',
  'accepted',
  'rejected',
] as const;
export type SlipState = (typeof SLIP_STATES)[number];

export const SLIP_EVENTS = [
  /** The member places the bet. */
  'placed',
  /** The platform accepts it. */
  'taken',
  /** The platform offers another price or a lower stake, until a deadline. */
  'offered',
  /** Waits out the live delay before a decision. */
  'delayed',
  'refused',
  /** Its response never arrived. */
  'lost',
  /** The member agrees to what was offered: another command. */
  'agreed',
  /** The offer ran out, or the member left it. */
  'lapsed',
  /** The member continues with the slip. */
  'resumed',
] as const;
export type SlipEvent = (typeof SLIP_EVENTS)[number];

/** Transitions of a slip. Missing ones are impossible. A pending bet cannot be cancelled: leaving only closes the panel. */
export const slipMachine = {
  first: 'editing',
  states: {
    editing: { placed: 'submitting' },
    submitting: {
      taken: 'accepted',
      offered: 'reoffered',
      delayed: 'waiting',
      refused: 'rejected',
      lost: 'verifying',
    },
    reoffered: { agreed: 'submitting', lapsed: 'editing' },
    waiting: { taken: 'accepted', offered: 'reoffered', refused: 'rejected', lost: 'verifying' },
    verifying: { taken: 'accepted', offered: 'reoffered', delayed: 'waiting', refused: 'rejected' },
    accepted: { resumed: 'editing' },
    rejected: { resumed: 'editing' },
  },
} as const satisfies {
  readonly first: SlipState;
  readonly states: Readonly<Record<SlipState, Readonly<Partial<Record<SlipEvent, SlipState>>>>>;
};

/** Returns the state that an event leads to; null when the state has no such transition. */
export function nextSlipState(state: SlipState, event: SlipEvent): SlipState | null {
  const steps: Readonly<Partial<Record<SlipEvent, SlipState>>> = slipMachine.states[state];
  return steps[event] ?? null;
}
