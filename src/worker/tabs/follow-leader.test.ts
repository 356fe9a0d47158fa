import { BehaviorSubject, of } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { message, roomNo } from '#tests/fixtures/chat/chat-messages.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { followLeader } from './follow-leader.ts';
import { createLeaderState } from './leader-state.ts';
import type { ChatPage } from './tab-messages.ts';

const page = (seqs: readonly number[], latestSeq: number): ChatPage => ({
  list: seqs.map((seq) => message({ seq })),
  latestSeq,
  floorSeq: 1,
});

/** Following tab, with the responses it received and the number of its own requests to the platform. */
function follower(hidden: boolean, platform: () => ChatPage) {
  const { scheduler, clock, advance } = virtualTime();
  const leader = createLeaderState(clock);
  let requestCount = 0;
  const fetchPage = () => {
    requestCount += 1;
    return of(platform());
  };
  const follow = followLeader({ hidden$: new BehaviorSubject(hidden), scheduler, fetchPage }, leader);
  const answers: ChatPage[] = [];
  const question = (afterSeq: number, waitMs: number) => {
    const asking = follow(afterSeq, waitMs, 100).subscribe((answer) => answers.push(answer));
    onTestFinished(() => asking.unsubscribe());
  };
  return { word: leader, advance, question, answers, requestCount: () => requestCount };
}

test.each([
  [false, 1],
  [true, 0],
])('a tab with page hidden: %s sends %d requests past a silent leader', async (hidden, times) => {
  const { advance, question, answers, requestCount } = follower(hidden, () => page([], 0));
  await advance(6_000);
  question(0, 0);
  await advance(1);
  expect(requestCount()).toBe(times);
  expect(answers).toHaveLength(1);
});

test('a hidden tab sends requests past a leader long silent', async () => {
  const { advance, question, requestCount } = follower(true, () => page([], 0));
  await advance(36_000);
  question(0, 0);
  await advance(1);
  expect(requestCount()).toBe(1);
});

test('numbers that began again end the questions past a dead leader', async () => {
  let latestSeq = 50;
  const { word, advance, question, answers, requestCount } = follower(false, () => page([], latestSeq));
  word.receive({ is: 'page', roomNo, afterSeq: 0, page: page([50], 50) });
  question(50, 20_000);
  await advance(4_000);
  expect(answers).toEqual([]);
  latestSeq = 2;
  await advance(1_000);
  expect(answers).toMatchObject([{ latestSeq: 2 }]);
  const before = requestCount();
  await advance(5_000);
  expect(requestCount()).toBe(before);
});
