/** The states of a bet. */
export const BET_STATES = [
  /** Its stake is reserved and it waits out the live delay. */
  'delayed',
  /** Other odds or a lower stake are offered until a deadline; the stake stays reserved. */
  'reOffered',
  'rejected',
  /** An offer was left, or ran out. */
  'lapsed',
  /** Accepted at the odds of its legs; a part of it may have been cashed out. */
  'open',
  /** Cashed out whole: results do not matter any more. */
  'cashedOut',
  'settled',
  /** Every leg void: the stake was returned. */
  'void',
] as const;
export type BetState = (typeof BET_STATES)[number];

/** Member actions on a bet. */
export const BET_ACTIONS = ['accept', 'leave'] as const;
export type BetAction = (typeof BET_ACTIONS)[number];

/** Events of a bet from the platform. */
export const BET_EVENTS = [
  'taken',
  'offered',
  'refused',
  'deadline',
  'cashedOutPartly',
  'cashedOutWholly',
  'decided',
  'voided',
  /** A corrected result left the return open again. */
  'reopened',
] as const;
export type BetEvent = (typeof BET_EVENTS)[number];

type Steps = Readonly<Partial<Record<BetAction | BetEvent, BetState>>>;

/**
 * Transitions of a bet. Missing ones are refused. A pending bet cannot be cancelled by its member: otherwise a member who
 * saw the goal first would profit. An accepted offer is delayed and checked once more, for the same reason. A settled bet
 * is settled again when a result is corrected, and reopened when the corrected result leaves it undecided.
 */
export const betMachine = {
  first: 'delayed',
  states: {
    delayed: { taken: 'open', offered: 'reOffered', refused: 'rejected' },
    reOffered: { accept: 'delayed', leave: 'lapsed', deadline: 'lapsed' },
    rejected: {},
    lapsed: {},
    open: { cashedOutPartly: 'open', cashedOutWholly: 'cashedOut', decided: 'settled', voided: 'void' },
    cashedOut: {},
    settled: { decided: 'settled', voided: 'void', reopened: 'open' },
    void: { decided: 'settled', voided: 'void', reopened: 'open' },
  },
} as const satisfies { readonly first: BetState; readonly states: Readonly<Record<BetState, Steps>> };

/** Returns the state that a step leads to; null when the state has no such transition. */
export function nextBetState(state: BetState, step: BetAction | BetEvent): BetState | null {
  const steps: Steps = betMachine.states[state];
  return steps[step] ?? null;
}
