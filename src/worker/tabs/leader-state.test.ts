import { expect, test } from 'vitest';
import { roomNo } from '#tests/fixtures/chat/chat-messages.ts';
import { createLeaderState } from './leader-state.ts';

const lead = { is: 'lead', roomNo, hidden: false } as const;
const beat = { is: 'beat', roomNo } as const;

/** A leader's word, by a clock that is set by hand. */
function setup() {
  let now = 0;
  const leader = createLeaderState({ mono: () => now });
  const pass = (ms: number) => {
    now += ms;
  };
  return { word: leader, pass };
}

test('a leader that beats and claims the lead again stays doubted', () => {
  const { word, pass } = setup();
  pass(20_000);
  word.receive(beat);
  pass(1_000);
  word.receive(lead);
  expect(word.silentMs()).toBe(21_000);
});

test('a new leader after a dead one ends the doubt', () => {
  const { word, pass } = setup();
  pass(20_000);
  word.receive(lead);
  expect(word.silentMs()).toBe(0);
});
