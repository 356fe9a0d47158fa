/** Topics of a feedback. */
export const FEEDBACK_KINDS = [
  'money',
  'bet',
  'live',
  'game',
  'account',
  'promotion',
  'idea',
  'complaint',
] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** submitted: no reply yet. closed: no further messages are accepted. */
export const FEEDBACK_STATES = ['submitted', 'processing', 'waitingMember', 'resolved', 'closed'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

/** reply and settle are steps of the member, answer, ask and resolve of the operator; close occurs by itself after a time. */
export type FeedbackStep = 'reply' | 'settle' | 'answer' | 'ask' | 'resolve' | 'close';

const OPERATOR = { answer: 'processing', ask: 'waitingMember', resolve: 'resolved' } as const;

/** The life of a feedback. What is missing is refused. */
const FEEDBACK_STEPS = {
  submitted: { ...OPERATOR, reply: 'submitted', settle: 'resolved' },
  processing: { ...OPERATOR, reply: 'processing', settle: 'resolved' },
  waitingMember: { ...OPERATOR, reply: 'processing', settle: 'resolved' },
  resolved: { ...OPERATOR, reply: 'processing', close: 'closed' },
  closed: {},
} as const satisfies Readonly<Record<FeedbackState, Readonly<Partial<Record<FeedbackStep, FeedbackState>>>>>;

/** Returns the state that a step leads to, or null when the step is not allowed now. */
export const feedbackAfter = (state: FeedbackState, step: FeedbackStep): FeedbackState | null => {
  const steps: Readonly<Partial<Record<FeedbackStep, FeedbackState>>> = FEEDBACK_STEPS[state];
  return steps[step] ?? null;
};

/** Reports whether the member can still rate the feedback. Once, after it has ended. */
export const canRate = (state: FeedbackState): boolean => state === 'resolved' || state === 'closed';
