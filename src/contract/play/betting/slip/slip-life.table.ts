/** What a slip is doing, as its panel shows it. */
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
  /** The platform takes it. */
  'taken',
  /** The platform offers another price or a lower stake, until a deadline. */
  'offered',
  /** It waits out the live delay before it decides. */
  'delayed',
  'refused',
  /** Its answer never came. */
  'lost',
  /** The member agrees to what was offered: another command. */
  'agreed',
  /** The offer ran out, or the member left it. */
  'lapsed',
  /** The member goes on with the slip. */
  'resumed',
] as const;
export type SlipEvent = (typeof SLIP_EVENTS)[number];

/** The life of a slip. What is missing cannot happen. A bet that waits cannot be taken back: leaving closes the panel only. */
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

/** Where an event leads; null when the state does not know it. */
export function nextSlipState(state: SlipState, event: SlipEvent): SlipState | null {
  const steps: Readonly<Partial<Record<SlipEvent, SlipState>>> = slipMachine.states[state];
  return steps[event] ?? null;
}
