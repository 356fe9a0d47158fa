/** The states of a bet. */
export const BET_STATES = [
  /** Its stake is set aside and it waits out the live delay. */
  'delayed',
  /** Another price or a lower stake is offered until a deadline; the stake stays set aside. */
  'reOffered',
  'rejected',
  /** An offer was left, or ran out. */
  'lapsed',
  /** Taken at the prices of its legs; a part of it may have been cashed out. */
  'open',
  /** Cashed out whole: results do not matter any more. */
  'cashedOut',
  'settled',
  /** Every leg void: the stake came back. */
  'void',
] as const;
export type BetState = (typeof BET_STATES)[number];

/** What a member may do to a bet. */
export const BET_ACTIONS = ['accept', 'leave'] as const;
export type BetAction = (typeof BET_ACTIONS)[number];

/** What happens to a bet from the platform's side. */
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
 * The life of a bet. What is missing is refused. A bet that waits cannot be taken back by its member: a person who saw the goal
 * first would win by it. An offer that is accepted waits and is looked at once more, for the same reason. A settled bet is
 * decided again when a result is corrected, and open again when the corrected result leaves it undecided.
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

/** Where a step leads; null when the state does not know it. */
export function nextBetState(state: BetState, step: BetAction | BetEvent): BetState | null {
  const steps: Steps = betMachine.states[state];
  return steps[step] ?? null;
}
