import { BehaviorSubject } from 'rxjs';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { appError, type ErrorCode } from '#contract/errors.ts';
import { ViewerMark } from '#contract/fields/ids.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import type { SessionState } from './session-state.ts';
import { memberLoading } from './start-session.ts';

const signedIn: SessionState = {
  is: 'signedIn',
  token: 'token-1',
  viewer: v.parse(ViewerMark, 'viewer-1'),
  member: null,
};

/** Number of member requests within ten minutes when every answer is a failure. */
async function countRequests(code: ErrorCode): Promise<number> {
  const { scheduler, advance } = virtualTime();
  let times = 0;
  const send = async () => {
    times += 1;
    throw appError(code);
  };
  const loading = memberLoading(new BehaviorSubject(signedIn), send, scheduler).subscribe();
  onTestFinished(() => loading.unsubscribe());
  for (let minute = 0; minute < 10; minute += 1) await advance(60_000);
  return times;
}

test.each(['AUTH_ERROR', 'LOGIN_ELSEWHERE'] as const)(
  '[8.06] the member of a session that ended with %s is not requested again',
  async (code) => {
    expect(await countRequests(code)).toBe(1);
  },
);

test('[8.06] a member who could not be fetched is requested again', async () => {
  expect(await countRequests('TIMEOUT')).toBeGreaterThan(5);
});
