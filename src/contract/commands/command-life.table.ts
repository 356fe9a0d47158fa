import type { CommandKind } from './command.ts';

/** States of a member’s command, as seen by the sending device. */
export const COMMAND_STATES = ['waiting', 'sending', 'verifying', 'made', 'refused', 'notMade'] as const;
export type CommandState = (typeof COMMAND_STATES)[number];

export const COMMAND_EVENTS = [
  /** The device has no network, and nothing was sent yet. */
  'unsent',
  /** The network is back. */
  'online',
  /** Withdrawn by the member, or not sent in time: it was never delivered. */
  'takenBack',
  /** The platform answered that it is done. */
  'answered',
  /** The platform refused it, and no earlier attempt lacks a response. */
  'refused',
  /** An attempt was sent whose response never arrived, or arrived malformed. */
  'lost',
  /** The platform reported the outcome when queried. */
  'found',
  /** The platform reports no outcome, but an attempt may still be in flight. */
  'missing',
  /** The platform reports no outcome, and every attempt would be too old by now to be accepted. */
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

/** Returns the state that an event leads to. @throws RangeError when the state has no transition for it. */
export function nextCommandState(state: CommandState, event: CommandEvent): CommandState {
  const steps: Readonly<Partial<Record<CommandEvent, CommandState>>> = commandMachine.states[state];
  const next = steps[event];
  if (next === undefined) throw new RangeError(`${event} does not happen to a command that is ${state}`);
  return next;
}

type Kinded = { readonly is: CommandKind };

const PRICED_MS = 10_000;
const OTHERS_MS = 10 * 60_000;

/** Commands at a price that is worth seconds. */
const PRICED: ReadonlySet<CommandKind> = new Set(['placeBet', 'answerBet', 'cashOut', 'exchange']);

/** Reports whether a command names a price that may have moved by the time the network is back. */
export const isPriced = ({ is }: Kinded): boolean => PRICED.has(is);

/** Returns the time for which a command waits for the network before it is returned unsent, ms. */
export const unsentLimitMs = (subject: Kinded): number => (isPriced(subject) ? PRICED_MS : OTHERS_MS);
