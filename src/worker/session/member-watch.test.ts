import { BehaviorSubject, Subject } from 'rxjs';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { ViewerMark } from '#contract/fields/ids.ts';
import { Member } from '#contract/people/member/schema.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import type { Send } from '#worker/wire/send.ts';
import { memberWatch } from './member-watch.ts';
import type { SessionState } from './session-state.ts';

const member = v.parse(Member, {
  userId: 'u-1',
  name: 'beian',
  nickname: '北岸的风',
  avatar: '',
  level: 6,
  balance: '10.00',
  coins: '0',
});
const signedIn: SessionState = {
  is: 'signedIn',
  token: 'token-1',
  viewer: v.parse(ViewerMark, 'viewer-1'),
  member,
};

/** Page that watches its member; records the times of its requests, ms. */
function watching(state: SessionState = signedIn, answer = async (): Promise<unknown> => ({})) {
  const { scheduler, advance } = virtualTime();
  const hidden$ = new BehaviorSubject(false);
  const moved$ = new Subject<void>();
  const requestTimes: number[] = [];
  const send: Send = async () => {
    requestTimes.push(scheduler.now());
    return Object(await answer());
  };
  const state$ = new BehaviorSubject(state);
  const reading = memberWatch({ state$, send, hidden$, scheduler, movements: { moved$ } }).subscribe();
  onTestFinished(() => reading.unsubscribe());
  return { asked: requestTimes, advance, hidden$, moved$, state$ };
}

test('[8.06] a visible page requests its member every minute and after a transfer', async () => {
  const { asked, advance, moved$ } = watching();
  await advance(90_000);
  moved$.next();
  await advance(20_000);
  expect(asked).toEqual([60_000, 90_000]);
});

test('[8.06] a hidden page sends no requests until it is visible', async () => {
  const { asked, advance, hidden$ } = watching();
  await advance(10_000);
  hidden$.next(true);
  await advance(100_000);
  hidden$.next(false);
  await advance(10_000);
  expect(asked).toEqual([110_000]);
});

test('no member is requested for a guest', async () => {
  const { asked, advance, moved$ } = watching({ is: 'guest' });
  moved$.next();
  await advance(150_000);
  expect(asked).toEqual([]);
});

test('[8.06] a response for a former login does not change the present one', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { advance, moved$, state$ } = watching(signedIn, () => answer.promise);
  moved$.next();
  await advance(1);
  const next: SessionState = { ...signedIn, token: 'token-2', viewer: v.parse(ViewerMark, 'viewer-2') };
  state$.next(next);
  answer.resolve({ ...member, nickname: '前一位' });
  await advance(1);
  expect(state$.value).toEqual(next);
});
