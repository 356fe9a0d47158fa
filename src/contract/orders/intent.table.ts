/** What becomes of a wish to move money, as the device that sends it knows. */
export const INTENT_STATES = ['sending', 'verifying', 'made', 'refused', 'notMade'] as const;
export type IntentState = (typeof INTENT_STATES)[number];

export const INTENT_EVENTS = [
  /** The platform gave the order. */
  'answered',
  /** It refused, and no earlier sending is without its answer. */
  'refused',
  /** A sending went out whose answer never came, or came in no shape to be believed. */
  'lost',
  /** Asked, the platform named the order. */
  'found',
  /** Asked, it knows none, but a sending may still be on its way. */
  'missing',
  /** It knows none, and whatever was sent would be too old by now to be taken. */
  'absent',
  'sentAgain',
] as const;
export type IntentEvent = (typeof INTENT_EVENTS)[number];

/** The life of an intent [4.05]. What is missing cannot happen; a state without events is its end. */
export const intentMachine = {
  first: 'sending',
  states: {
    sending: { answered: 'made', refused: 'refused', lost: 'verifying' },
    verifying: {
      found: 'made',
      missing: 'verifying',
      sentAgain: 'sending',
      refused: 'refused',
      absent: 'notMade',
    },
    made: {},
    refused: {},
    notMade: {},
  },
} as const satisfies {
  readonly first: IntentState;
  readonly states: Readonly<Record<IntentState, Readonly<Partial<Record<IntentEvent, IntentState>>>>>;
};

/** Where an event leads. @throws RangeError when the state does not know it. */
export function nextIntentState(state: IntentState, event: IntentEvent): IntentState {
  const steps: Readonly<Partial<Record<IntentEvent, IntentState>>> = intentMachine.states[state];
  const next = steps[event];
  if (next === undefined) throw new RangeError(`${event} does not happen to an intent that is ${state}`);
  return next;
}
