import type { Deliveries } from './deliveries.ts';
import type { Recorded } from './room-record.ts';
import type { Tally } from './tally.ts';

/** Consecutive sends of a room that a viewer never received. */
type Gap = { readonly fromN: number; readonly toN: number; readonly count: number };

type ViewerVerdict = {
  /** Sends that the viewer should have received. */
  readonly expected: number;
  readonly lost: number;
  /** Sends that had not arrived when the viewer left; it is unknown whether they would have. */
  readonly undecided: number;
  readonly gaps: readonly Gap[];
};

type Judged = Tally['judged'];

const SAMPLES = 20;

/**
 * Judges what a viewer missed of the record while it was present. A viewer that left early is judged up to the last message
 * it received, and one without a first page not at all.
 */
export function judgeViewer(
  record: readonly Recorded[],
  deliveries: Pick<Deliveries, 'begun' | 'has' | 'sinceSeq' | 'highestSeq'>,
  stayed: boolean,
): ViewerVerdict {
  if (!deliveries.begun) return { expected: 0, lost: 0, undecided: 0, gaps: [] };
  const until = stayed ? Number.POSITIVE_INFINITY : deliveries.highestSeq;
  const gaps: Gap[] = [];
  const judged = new Set<number>();
  let lost = 0;
  let undecided = 0;
  let missing = false;
  for (const { seq, n } of record) {
    if (seq <= deliveries.sinceSeq || judged.has(n)) continue;
    if (seq > until) {
      if (!deliveries.has(n)) undecided += 1;
      continue;
    }
    judged.add(n);
    const wasMissing = missing;
    missing = !deliveries.has(n);
    if (!missing) continue;
    lost += 1;
    const open = wasMissing ? gaps.pop() : undefined;
    gaps.push({ fromN: open?.fromN ?? n, toN: n, count: (open?.count ?? 0) + 1 });
  }
  return { expected: judged.size, lost, undecided, gaps };
}

type Viewers = Iterable<{
  readonly options: { readonly viewer: number; readonly room: string };
  readonly deliveries: Deliveries;
  readonly stayed: boolean;
}>;

/**
 * Judges all viewers against the records of their rooms. In a stopped run, messages after the last one of a viewer are
 * undecided, not lost.
 */
export function judgeViewers(
  viewers: Viewers,
  records: Readonly<Record<string, readonly Recorded[]>>,
): Judged {
  const sum = { viewers: 0, expected: 0, lost: 0, undecided: 0, gaps: 0, longestGap: 0, viewersWithLoss: 0 };
  const samples: Judged['samples'] = [];
  for (const { options, deliveries, stayed } of viewers) {
    const { expected, lost, undecided, gaps } = judgeViewer(records[options.room] ?? [], deliveries, stayed);
    if (deliveries.begun) sum.viewers += 1;
    sum.expected += expected;
    sum.lost += lost;
    sum.undecided += undecided;
    sum.gaps += gaps.length;
    if (lost > 0) sum.viewersWithLoss += 1;
    for (const gap of gaps) {
      sum.longestGap = Math.max(sum.longestGap, gap.count);
      if (samples.length < SAMPLES) samples.push({ viewer: options.viewer, ...gap });
    }
  }
  return { ...sum, samples };
}
