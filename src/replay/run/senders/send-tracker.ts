import type { Gauges } from '#replay/measure/gauges.ts';
import type { SendStep } from '#replay/plan/plan.ts';
import type { AcknowledgedSend } from '#replay/run/protocol/worker-task.ts';
import type { SenderPool } from './sender-pool.ts';

/**
 * Creates a tracker that starts sends without waiting for earlier ones, and counts the outcome of each.
 * @param since ms since the intended moment of a send
 */
export function createSendTracker(
  senderPool: Pick<SenderPool, 'perform'>,
  gauges: Gauges,
  since: (n: number) => number,
) {
  const acknowledged: AcknowledgedSend[] = [];
  const pending = new Set<Promise<void>>();
  const follow = async (step: SendStep) => {
    const { n, sender, room } = step;
    gauges.due(since(n));
    const outcome = await senderPool.perform(step);
    if (outcome.is === 'refused') gauges.refused(outcome.reason);
    // A request that was never answered took at least this long: without it, a platform that times out would look fast.
    if (outcome.is !== 'refused') gauges.latency.ack.record(since(n));
    if (outcome.is !== 'acknowledged') return;
    gauges.acknowledged();
    acknowledged.push({ n, sender, room });
  };
  return {
    /** Acknowledged sends; the list grows while the run continues. */
    acknowledged,
    send(step: SendStep) {
      const sent = follow(step).finally(() => pending.delete(sent));
      pending.add(sent);
    },
    /** Resolves when every send so far has its outcome. */
    settled: () => Promise.all(pending),
  };
}
