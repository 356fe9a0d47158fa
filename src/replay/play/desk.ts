import type { Gauges } from '#replay/measure/gauges.ts';
import type { SendStep } from '#replay/plan/plan.ts';
import type { Cast } from './cast.ts';
import type { AcknowledgedIn } from './part-task.ts';

/** What becomes of the sends of a part. `since` tells ms since the intended moment of a send. */
export function createDesk(cast: Pick<Cast, 'perform'>, gauges: Gauges, since: (n: number) => number) {
  const acknowledged: AcknowledgedIn[] = [];
  const underWay = new Set<Promise<void>>();
  const follow = async (step: SendStep) => {
    const { n, sender, room } = step;
    gauges.due(since(n));
    const fate = await cast.perform(step);
    if (fate.is === 'refused') gauges.refused(fate.why);
    if (fate.is !== 'acknowledged') return;
    gauges.acknowledged();
    gauges.latency.ack.record(since(n));
    acknowledged.push({ n, sender, room });
  };
  return {
    acknowledged,
    send(step: SendStep) {
      const sent = follow(step).finally(() => underWay.delete(sent));
      underWay.add(sent);
    },
    settled: () => Promise.all(underWay),
  };
}
