import { expect, test } from 'vitest';
import {
  FEEDBACK_STATES,
  type FeedbackState,
  type FeedbackStep,
  feedbackAfter,
} from '../feedback/states.table.ts';
import {
  CONVERSATION_STATES,
  type ConversationState,
  type ConversationStep,
  conversationAfter,
} from './states.table.ts';

const TALK: readonly ConversationStep[] = [
  'say',
  'leave',
  'end',
  'take',
  'answer',
  'resolve',
  'open',
  'shut',
  'abandon',
  'fallSilent',
  'close',
];
const FEEDBACK_STEPS: readonly FeedbackStep[] = ['reply', 'settle', 'answer', 'ask', 'resolve', 'close'];

function reached<State, Step>(
  first: State,
  steps: readonly Step[],
  after: (state: State, step: Step) => State | null,
): readonly State[] {
  const seen = new Set([first]);
  for (const state of seen)
    for (const step of steps) {
      const next = after(state, step);
      if (next !== null) seen.add(next);
    }
  return [...seen];
}

test('every state of a conversation and of a feedback can be reached', () => {
  const talk = reached<ConversationState, ConversationStep>('none', TALK, conversationAfter);
  expect(talk.toSorted()).toEqual([...CONVERSATION_STATES].toSorted());
  const feedbackStates = reached<FeedbackState, FeedbackStep>('submitted', FEEDBACK_STEPS, feedbackAfter);
  expect(feedbackStates.toSorted()).toEqual([...FEEDBACK_STATES].toSorted());
});

test('closed is final, and every other state accepts a message', () => {
  expect(TALK.map((step) => conversationAfter('closed', step))).toEqual(TALK.map(() => null));
  expect(FEEDBACK_STEPS.map((step) => feedbackAfter('closed', step))).toEqual(FEEDBACK_STEPS.map(() => null));
  for (const state of CONVERSATION_STATES.filter((each) => each !== 'closed'))
    expect([conversationAfter(state, 'say'), conversationAfter(state, 'leave')]).not.toContain(null);
});
