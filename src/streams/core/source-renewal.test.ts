import { asyncScheduler } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSession } from '#tests/fixtures/video-world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

// Like the timers of a browser, these run a delay above 2^31 - 1 ms after 1 ms.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Requests for a source that the line in use and the others get within `ms`. */
async function requestsWithin(ms: number, livesMs: number): Promise<{ used: number; others: number }> {
  const { session, world } = openSession(asyncScheduler, { livesMs });
  const watching = session.view$.subscribe();
  await vi.advanceTimersByTimeAsync(ms);
  watching.unsubscribe();
  const used = world.asked.filter((origin) => origin === 'https://a.example').length;
  return { used, others: world.asked.length - used };
}

test.each([30 * DAY_MS, 365 * DAY_MS])(
  '[8.16] a signature of %d ms is renewed once an hour',
  async (livesMs) => {
    expect(await requestsWithin(3.5 * HOUR_MS, livesMs)).toEqual({ used: 4, others: 4 });
  },
);

test('[8.16] a signature that is over when it comes is renewed every five seconds', async () => {
  expect(await requestsWithin(59_000, 0)).toEqual({ used: 12, others: 12 });
});
