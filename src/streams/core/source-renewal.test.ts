import { expect, test } from 'vitest';
import { startSession } from '#tests/fixtures/video-world.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Requests for a source that the line in use and the others get in steps of `stepMs`. The session is not ended: in virtual
 * time RxJS nests a subscription for each repeat, and ending thousands of them overflows the stack.
 */
async function requestsIn(steps: number, stepMs: number, livesMs: number) {
  const { world, pass } = await startSession({ livesMs });
  for (let step = 0; step < steps; step += 1) await pass(stepMs);
  const used = world.asked.filter((origin) => origin === 'https://a.example').length;
  return { used, others: world.asked.length - used };
}

test.each([30 * DAY_MS, 365 * DAY_MS])(
  '[8.16] a signature of %d ms is renewed once an hour',
  async (livesMs) => {
    expect(await requestsIn(210, MINUTE_MS, livesMs)).toEqual({ used: 4, others: 4 });
  },
);

test('[8.16] a signature that is over when it comes is renewed every five seconds', async () => {
  expect(await requestsIn(59, 1_000, 0)).toEqual({ used: 12, others: 12 });
});
