import type { Deliveries } from './deliveries.ts';
import type { Recorded } from './room-record.ts';
import type { Tally } from './tally.ts';

/** Sends in a row, in the order of the room, that a viewer never got. */
type Gap = { readonly fromN: number; readonly toN: number; readonly count: number };

type ViewerVerdict = {
  /** Sends the viewer was to be told. */
  readonly expected: number;
  readonly lost: number;
  readonly gaps: readonly Gap[];
};

type Judged = Tally['judged'];

const SAMPLES = 20;

/**
 * What a viewer missed of the record while it was there. One that left early is owed nothing after the last message it
 * was told, and one that never got its first page nothing at all.
 */
export function judgeViewer(
  record: readonly Recorded[],
  deliveries: Pick<Deliveries, 'begun' | 'has' | 'sinceSeq' | 'highestSeq'>,
  stayed: boolean,
): ViewerVerdict {
  if (!deliveries.begun) return { expected: 0, lost: 0, gaps: [] };
  const until = stayed ? Number.POSITIVE_INFINITY : deliveries.highestSeq;
  const gaps: Gap[] = [];
  const judged = new Set<number>();
  let lost = 0;
  let missing = false;
  for (const { seq, n } of record) {
    if (seq <= deliveries.sinceSeq || seq > until || judged.has(n)) continue;
    judged.add(n);
    const goesOn = missing;
    missing = !deliveries.has(n);
    if (!missing) continue;
    lost += 1;
    const open = goesOn ? gaps.pop() : undefined;
    gaps.push({ fromN: open?.fromN ?? n, toN: n, count: (open?.count ?? 0) + 1 });
  }
  return { expected: judged.size, lost, gaps };
}

type Audience = Iterable<{
  readonly wish: { readonly viewer: number; readonly room: string };
  readonly deliveries: Deliveries;
  readonly stayed: boolean;
}>;

/** All viewers against the records of their rooms. */
export function judgeViewers(
  audience: Audience,
  records: Readonly<Record<string, readonly Recorded[]>>,
): Judged {
  const sum = { viewers: 0, expected: 0, lost: 0, gaps: 0, longestGap: 0, viewersWithLoss: 0 };
  const samples: Judged['samples'] = [];
  for (const { wish, deliveries, stayed } of audience) {
    const { expected, lost, gaps } = judgeViewer(records[wish.room] ?? [], deliveries, stayed);
    if (deliveries.begun) sum.viewers += 1;
    sum.expected += expected;
    sum.lost += lost;
    sum.gaps += gaps.length;
    if (lost > 0) sum.viewersWithLoss += 1;
    for (const gap of gaps) {
      sum.longestGap = Math.max(sum.longestGap, gap.count);
      if (samples.length < SAMPLES) samples.push({ viewer: wish.viewer, ...gap });
    }
  }
  return { ...sum, samples };
}
