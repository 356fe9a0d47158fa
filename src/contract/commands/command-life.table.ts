/** What becomes of a command of a member, as the device that sends it knows. */
export const COMMAND_STATES = ['waiting', 'sending', 'verifying', 'made', 'refused', 'notMade'] as const;
export type CommandState = (typeof COMMAND_STATES)[number];

export const COMMAND_EVENTS = [
  /** The device has no network, and nothing was sent yet. */
  'unsent',
  /** The network is back. */
  'online',
  /** Taken back by the member, or not sent in time: nobody has got it. */
  'takenBack',
  /** The platform answered that it is done. */
  'answered',
  /** It refused, and no earlier sending is without its answer. */
  'refused',
  /** A sending went out whose answer never came, or came in no shape to be believed. */
  'lost',
  /** Asked, the platform named the outcome. */
  'found',
  /** Asked, it knows none, but a sending may still be on its way. */
  'missing',
  /** It knows none, and whatever was sent would be too old by now to be taken. */
  'absent',
  'sentAgain',
] as const;
export type CommandEvent = (typeof COMMAND_EVENTS)[number];

/** The life of a command [4.05]. What is missing cannot happen; a state without events is its end. */
export const commandMachine = {
  first: 'sending',
  states: {
    waiting: { online: 'sending', takenBack: 'notMade' },
    sending: { answered: 'made', refused: 'refused', lost: 'verifying', unsent: 'waiting' },
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
  readonly first: CommandState;
  readonly states: Readonly<Record<CommandState, Readonly<Partial<Record<CommandEvent, CommandState>>>>>;
};

/** Where an event leads. @throws RangeError when the state does not know it. */
export function nextCommandState(state: CommandState, event: CommandEvent): CommandState {
  const steps: Readonly<Partial<Record<CommandEvent, CommandState>>> = commandMachine.states[state];
  const next = steps[event];
  if (next === undefined) throw new RangeError(`${event} does not happen to a command that is ${state}`);
  return next;
}
