/**
 * none: no messages yet. offline: a message was left outside the hours. assigned: an agent has read it and has not replied
 * yet. abandoned: the visitor left the queue. resolved: ended, and resumes with the next message. closed: ended; the next
 * message starts another conversation.
 */
export const CONVERSATION_STATES = [
  'none',
  'offline',
  'queued',
  'assigned',
  'waitingMember',
  'waitingAgent',
  'resolved',
  'closed',
  'abandoned',
] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/**
 * say and leave are messages of the visitor, within the hours and outside; end is a step of the visitor, too. take, answer
 * and resolve are steps of the operator. open and shut follow the hours, abandon, fallSilent and close follow timers.
 */
export type ConversationStep =
  | 'say'
  | 'leave'
  | 'end'
  | 'take'
  | 'answer'
  | 'resolve'
  | 'open'
  | 'shut'
  | 'abandon'
  | 'fallSilent'
  | 'close';

const AGENT_STEPS = { take: 'assigned', answer: 'waitingMember', resolve: 'resolved' } as const;
const TALK = { say: 'waitingAgent', leave: 'waitingAgent', answer: 'waitingMember' } as const;
const OVER = { resolve: 'resolved', end: 'resolved' } as const;

/** The life of a conversation with customer service. What is missing is refused. */
const CONVERSATION_STEPS = {
  none: { say: 'queued', leave: 'offline' },
  offline: { ...AGENT_STEPS, say: 'queued', leave: 'offline', open: 'queued', end: 'abandoned' },
  queued: {
    ...AGENT_STEPS,
    say: 'queued',
    leave: 'queued',
    shut: 'offline',
    abandon: 'abandoned',
    end: 'abandoned',
  },
  assigned: { ...TALK, ...OVER },
  waitingMember: { ...TALK, ...OVER, fallSilent: 'resolved' },
  waitingAgent: { ...TALK, ...OVER },
  resolved: { say: 'assigned', leave: 'assigned', answer: 'waitingMember', close: 'closed' },
  closed: {},
  abandoned: { ...AGENT_STEPS, say: 'queued', leave: 'offline' },
} as const satisfies Readonly<
  Record<ConversationState, Readonly<Partial<Record<ConversationStep, ConversationState>>>>
>;

/** Returns the state that a step leads to, or null when the step is not allowed now. */
export const conversationAfter = (
  state: ConversationState,
  step: ConversationStep,
): ConversationState | null => {
  const steps: Readonly<Partial<Record<ConversationStep, ConversationState>>> = CONVERSATION_STEPS[state];
  return steps[step] ?? null;
};

/** Does the visitor have the last word, so that it is an operator's turn? */
export const waitsForService = (state: ConversationState): boolean =>
  ['offline', 'queued', 'assigned', 'waitingAgent', 'abandoned'].includes(state);

/** Reports whether the conversation has ended, so that the visitor can rate it. */
export const isOver = (state: ConversationState): boolean => state === 'resolved' || state === 'closed';
