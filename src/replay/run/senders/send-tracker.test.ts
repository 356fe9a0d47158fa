import { expect, test } from 'vitest';
import { createGauges } from '#replay/measure/gauges.ts';
import { createSendTracker } from './send-tracker.ts';
import type { SendOutcome } from './virtual-sender.ts';

const OUTCOMES: readonly SendOutcome[] = [
  { is: 'acknowledged' },
  { is: 'unanswered' },
  { is: 'refused', reason: 'CHAT_TOO_FAST' },
];
const TOOK_MS = [20, 30_000, 5];

test('an unanswered send counts with its waiting time, a refused one not', async () => {
  const gauges = createGauges();
  const perform = async ({ n }: { readonly n: number }) => OUTCOMES[n] ?? { is: 'unanswered' as const };
  const tracker = createSendTracker({ perform }, gauges, (n) => TOOK_MS[n] ?? 0);
  for (const n of OUTCOMES.keys()) tracker.send({ do: 'say', due: 0, n, sender: 0, room: 'm-1', text: '' });
  await tracker.settled();
  expect(gauges.latency.ack.count).toBe(2);
  expect(gauges.latency.ack.percentile(99)).toBeGreaterThanOrEqual(30_000);
  expect(tracker.acknowledged).toEqual([{ n: 0, sender: 0, room: 'm-1' }]);
  expect(gauges.counts().sends).toMatchObject({ due: 3, acknowledged: 1, refused: { CHAT_TOO_FAST: 1 } });
});
