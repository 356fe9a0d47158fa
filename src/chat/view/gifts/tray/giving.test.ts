import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appError } from '#contract/errors.ts';
import { GiftId } from '#contract/fields/ids.ts';
import { coins } from '#contract/units/money.ts';
import { createGiving } from './giving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const trophy = v.parse(GiftId, 'g05');
const boot = v.parse(GiftId, 'g04');

/** A platform that answers on demand. */
function platform() {
  const requests: { giftId: string; count: number }[] = [];
  const answers: { resolve: () => void; reject: (thrown: unknown) => void }[] = [];
  let clock = 0;
  const giving = createGiving(
    {
      give: (giftId, count) => {
        requests.push({ giftId, count });
        return new Promise((resolve, reject) => answers.push({ resolve: () => resolve(coins(100)), reject }));
      },
    },
    () => clock,
  );
  const answer = async (thrown?: unknown) => {
    const next = answers.shift();
    if (thrown === undefined) next?.resolve();
    else next?.reject(thrown);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { asked: requests, answer, giving, later: (ms: number) => (clock += ms) };
}

test('a double click sends one gift whether the response is slow', async () => {
  const { giving, asked, answer, later } = platform();
  void giving.give(trophy, 1);
  later(60);
  void giving.give(trophy, 1);
  await answer();
  later(60);
  void giving.give(trophy, 1);
  expect(asked).toHaveLength(1);
});

test('another gift selected at once is sent at once', async () => {
  const { giving, asked, answer, later } = platform();
  void giving.give(trophy, 1);
  await answer();
  later(60);
  void giving.give(boot, 1);
  expect(asked.map(({ giftId }) => giftId)).toEqual([trophy, boot]);
});

test('[7.14] the next gift does not wait for the previous response', async () => {
  const { giving, asked, answer, later } = platform();
  void giving.give(trophy, 10);
  later(1000);
  void giving.give(trophy, 10);
  expect(asked).toHaveLength(2);
  expect(giving.view().sending).toBe(2);
  await answer();
  expect(giving.view()).toMatchObject({ sending: 1, end: { is: 'combo', sentCount: 10 } });
});

test('gifts of one kind within three seconds count up as a combo', async () => {
  const { giving, answer, later } = platform();
  for (const _ of [1, 2]) {
    void giving.give(trophy, 10);
    await answer();
    later(1000);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(giving.view().end).toEqual({ is: 'combo', giftId: trophy, count: 10, sentCount: 20 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(giving.view().end).toEqual({ is: 'none' });
});

test('an unknown error is rejected as a bug and not retried', async () => {
  const { giving, answer } = platform();
  void giving.give(trophy, 1);
  await answer(new Error('?'));
  expect(giving.view().end).toMatchObject({ is: 'refused', error: { code: 'BUG', retry: false } });
});

test('[7.14] a rejection is shown until the next press despite later successes', async () => {
  const { giving, answer, later } = platform();
  void giving.give(trophy, 1);
  later(1000);
  void giving.give(boot, 1);
  await answer(appError('GIFT_OFF'));
  await answer();
  expect(giving.view()).toMatchObject({ sending: 0, end: { is: 'refused', error: { code: 'GIFT_OFF' } } });
  later(1000);
  void giving.give(boot, 1);
  expect(giving.view()).toEqual({ sending: 1, end: { is: 'none' } });
});
