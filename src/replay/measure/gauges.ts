import { createHistogram, type Histogram } from './histogram.ts';
import type { Stage, Tally } from './tally.ts';

/** A send that leaves later than this counts as late, ms. */
const LATE_MS = 50;

/** Measurements of a worker during a run. Times are ms. */
export type Gauges = {
  readonly latency: Readonly<Record<Stage, Histogram>>;
  /** A send leaves, `lateMs` after its moment. */
  due(lateMs: number): void;
  refused(reason: string): void;
  acknowledged(): void;
  pollFailed(kind: string): void;
  page(): void;
  seen(): void;
  entered(): void;
  left(): void;
  failed(): void;
  counts(): Pick<Tally, 'sends' | 'viewers' | 'seen' | 'polls' | 'latency' | 'pages'>;
};

const note = (tally: Map<string, number>, kind: string) => void tally.set(kind, (tally.get(kind) ?? 0) + 1);

const histograms = (): Record<Stage, Histogram> => ({
  ack: createHistogram(),
  delivered: createHistogram(),
  seen: createHistogram(),
  rendered: createHistogram(),
  poll: createHistogram(),
  join: createHistogram(),
});

const statesOf = ({
  ack,
  delivered,
  seen,
  rendered,
  poll,
  join,
}: Record<Stage, Histogram>): Tally['latency'] => ({
  ack: ack.state(),
  delivered: delivered.state(),
  seen: seen.state(),
  rendered: rendered.state(),
  poll: poll.state(),
  join: join.state(),
});

/** Creates gauges at zero. */
export function createGauges(): Gauges {
  const latency = histograms();
  const [refused, pollFailures] = [new Map<string, number>(), new Map<string, number>()];
  const sends = { due: 0, acknowledged: 0, late: 0, refused: 0 };
  const viewers = { here: 0, entered: 0, failed: 0 };
  let [pages, seen] = [0, 0];
  return {
    latency,
    due(lateMs) {
      sends.due++;
      if (lateMs > LATE_MS) sends.late++;
    },
    refused(reason) {
      sends.refused++;
      note(refused, reason);
    },
    acknowledged: () => void sends.acknowledged++,
    pollFailed: (kind) => note(pollFailures, kind),
    page: () => void pages++,
    seen: () => void seen++,
    entered() {
      viewers.here++;
      viewers.entered++;
    },
    left: () => void viewers.here--,
    failed: () => void viewers.failed++,
    counts() {
      const { due, acknowledged, late } = sends;
      const unanswered = due - acknowledged - sends.refused;
      return {
        sends: { due, acknowledged, unanswered, late, refused: Object.fromEntries(refused) },
        viewers: { ...viewers },
        seen,
        polls: { pages, trouble: Object.fromEntries(pollFailures) },
        latency: statesOf(latency),
        pages: null,
      };
    },
  };
}
