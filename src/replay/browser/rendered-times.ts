import { createHistogram } from '#replay/measure/histogram.ts';
import type { Recorded } from '#replay/measure/room-record.ts';
import type { Appeared } from './screen-book.ts';

/**
 * How long each send took to the screen of one page. Which row is which send is known once the platform's record has
 * been read that far; until then its appearance waits. `record` is in the order of the room.
 */
export function createRenderedTimes(
  record: () => readonly Recorded[],
  tookMs: (n: number, at: number) => number,
) {
  const histogram = createHistogram();
  const sendOf = new Map<number, number>();
  const counted = new Set<number>();
  let known = 0;
  let waiting: readonly Appeared[] = [];
  const count = ({ order, at }: Appeared) => {
    const n = sendOf.get(order);
    if (n === undefined || counted.has(n)) return;
    counted.add(n);
    histogram.record(tookMs(n, at));
  };
  return {
    appeared(more: readonly Appeared[]) {
      const kept = record();
      for (const { seq, n } of kept.slice(known)) sendOf.set(seq, n);
      known = kept.length;
      const newest = kept.at(-1)?.seq ?? 0;
      const all = [...waiting, ...more];
      for (const one of all) count(one);
      // What is older than the newest of the record and not in it is somebody else's.
      waiting = all.filter(({ order }) => order > newest);
    },
    state: histogram.state,
  };
}
