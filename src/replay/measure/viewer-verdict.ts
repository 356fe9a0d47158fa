import { type Bitmap, createBitmap, type Deliveries } from './deliveries.ts';
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

/** A viewer that was present for this long after a send should have received it, and should have had a first page, ms. */
const DELIVERY_GRACE_MS = 5_000;

/** Time of a viewer in its room, monotonic ms. */
export type Presence = {
  readonly enteredAt: number;
  /** Infinity for a viewer that stayed; NaN when the run was stopped, which leaves open what was still to come. */
  readonly leftAt: number;
  /** The page could not be opened, which was counted then. */
  readonly failed: boolean;
};

type Received = Pick<Deliveries, 'begun' | 'has' | 'sinceSeq' | 'highestSeq'>;
/** The moment at which a send was due, monotonic ms; NaN when it is unknown. */
type MomentOf = (n: number) => number;

const unknown: MomentOf = () => Number.NaN;

/**
 * Judges what a viewer missed of the record while it was present. One that left is judged up to the last message it received
 * and on what was due a grace time before it left. One without a first page is not judged here.
 */
export function judgeViewer(
  record: readonly Recorded[],
  deliveries: Received,
  leftAt: number,
  momentOf: MomentOf = unknown,
  note: (n: number) => void = () => undefined,
): ViewerVerdict {
  if (!deliveries.begun) return { expected: 0, lost: 0, undecided: 0, gaps: [] };
  const until = leftAt === Number.POSITIVE_INFINITY ? leftAt : deliveries.highestSeq;
  const gaps: Gap[] = [];
  const judged = new Set<number>();
  let lost = 0;
  let undecided = 0;
  let missing = false;
  for (const { seq, n } of record) {
    if (seq <= deliveries.sinceSeq || judged.has(n)) continue;
    if (seq > until && !(momentOf(n) <= leftAt - DELIVERY_GRACE_MS)) {
      if (!deliveries.has(n)) undecided += 1;
      continue;
    }
    judged.add(n);
    note(n);
    const wasMissing = missing;
    missing = !deliveries.has(n);
    if (!missing) continue;
    lost += 1;
    const open = wasMissing ? gaps.pop() : undefined;
    gaps.push({ fromN: open?.fromN ?? n, toN: n, count: (open?.count ?? 0) + 1 });
  }
  return { expected: judged.size, lost, undecided, gaps };
}

/** Counts what was recorded while a viewer waited for a first page that never came; null for a viewer that had too little time. */
function uncoveredBy(
  record: readonly Recorded[],
  { enteredAt, leftAt }: Presence,
  momentOf: MomentOf,
): number | null {
  if (!(leftAt - enteredAt >= DELIVERY_GRACE_MS)) return null;
  const wasPresent = (at: number) => at >= enteredAt + DELIVERY_GRACE_MS && at <= leftAt - DELIVERY_GRACE_MS;
  return record.filter(({ n }) => wasPresent(momentOf(n))).length;
}

type Viewers = Iterable<{
  readonly options: { readonly viewer: number; readonly room: string };
  readonly deliveries: Deliveries;
  readonly presence: Presence;
}>;

/** Creates a counter of distinct sends. */
function createWitnesses(seen: Bitmap = createBitmap()) {
  let count = 0;
  return {
    note(n: number) {
      if (!seen.has(n)) count += 1;
      seen.add(n);
    },
    count: () => count,
  };
}

/** Returns the sums of no viewers. */
export const nobodyJudged = () => ({
  viewers: 0,
  expected: 0,
  lost: 0,
  undecided: 0,
  gaps: 0,
  longestGap: 0,
  viewersWithLoss: 0,
  withoutPage: 0,
  uncovered: 0,
});

/**
 * Judges all viewers against the records of their rooms. In a stopped run, messages after the last one of a viewer are
 * undecided, not lost.
 */
export function judgeViewers(
  viewers: Viewers,
  records: Readonly<Record<string, readonly Recorded[]>>,
  momentOf: MomentOf = unknown,
): Judged {
  const sum = nobodyJudged();
  const samples: Judged['samples'] = [];
  const witnesses = createWitnesses();
  for (const { options, deliveries, presence } of viewers) {
    const record = records[options.room] ?? [];
    const uncovered = deliveries.begun || presence.failed ? null : uncoveredBy(record, presence, momentOf);
    sum.withoutPage += Number(uncovered !== null);
    sum.uncovered += uncovered ?? 0;
    const verdict = judgeViewer(record, deliveries, presence.leftAt, momentOf, witnesses.note);
    sum.viewers += Number(deliveries.begun);
    sum.expected += verdict.expected;
    sum.lost += verdict.lost;
    sum.undecided += verdict.undecided;
    sum.gaps += verdict.gaps.length;
    sum.viewersWithLoss += Number(verdict.lost > 0);
    for (const gap of verdict.gaps) {
      sum.longestGap = Math.max(sum.longestGap, gap.count);
      if (samples.length < SAMPLES) samples.push({ viewer: options.viewer, ...gap });
    }
  }
  return { ...sum, witnessed: witnesses.count(), samples };
}
