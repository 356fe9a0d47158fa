import { createHistogram } from '#replay/measure/histogram.ts';
import type { Recorded } from '#replay/measure/room-record.ts';
import type { RowAppearance } from './screen-log.ts';

/**
 * Measures the latency of each send to the screen of one page. The send of a row is known once the platform's record has
 * been read that far; until then the row waits.
 * @param record the platform's record so far, in the order of the room
 */
export function createRenderedTimes(
  record: () => readonly Recorded[],
  tookMs: (n: number, at: number) => number,
) {
  const histogram = createHistogram();
  const sendOf = new Map<number, number>();
  const counted = new Set<number>();
  let known = 0;
  let waiting: readonly RowAppearance[] = [];
  const count = ({ order, at }: RowAppearance) => {
    const n = sendOf.get(order);
    if (n === undefined || counted.has(n)) return;
    counted.add(n);
    histogram.record(tookMs(n, at));
  };
  return {
    rowsAppeared(more: readonly RowAppearance[]) {
      const kept = record();
      for (const { seq, n } of kept.slice(known)) sendOf.set(seq, n);
      known = kept.length;
      const newest = kept.at(-1)?.seq ?? 0;
      const all = [...waiting, ...more];
      for (const one of all) count(one);
      // A row that is older than the newest record and not in it is not part of the run.
      waiting = all.filter(({ order }) => order > newest);
    },
    state: histogram.state,
  };
}
