import { type DeliveryCounts, sumDeliveries } from '#replay/measure/deliveries.ts';
import type { Tally } from '#replay/measure/tally.ts';
import { judgeViewers } from '#replay/measure/viewer-verdict.ts';
import { type Audience, openViewer, type Viewer, type ViewerWish } from '#replay/play/viewer.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import type { RoomBook } from './room-books.ts';

type Judged = Tally['judged'];

const NOBODY: Judged = {
  viewers: 0,
  expected: 0,
  lost: 0,
  gaps: 0,
  longestGap: 0,
  viewersWithLoss: 0,
  samples: [],
};

/** The viewers of a worker: those who are there, and the sums of those who were. */
export type House = {
  enter(wish: Omit<ViewerWish, 'viewer'>): Viewer;
  /** What a viewer is owed of a room until its entry `untilSeq`, and did not get. */
  judge(viewer: Viewer, book: RoomBook, untilSeq: number): Judged;
  /** @param judged what it is remembered by */
  leave(viewer: Viewer, judged: Judged): void;
  tally(): Pick<Tally, 'deliveries' | 'judged'>;
};

export function createHouse(device: () => CorePorts, audience: Audience): House {
  const here = new Set<Viewer>();
  let [viewers, deliveries, sum]: [number, DeliveryCounts, Judged] = [0, sumDeliveries([]), NOBODY];
  return {
    enter(wish) {
      const viewer = openViewer(device(), audience, { ...wish, viewer: viewers++ });
      here.add(viewer);
      return viewer;
    },
    judge({ wish, deliveries: got }, book, untilSeq) {
      const entries = book.entries().filter(({ seq }) => seq <= untilSeq);
      return judgeViewers([{ wish, deliveries: got, stayed: true }], { [wish.room]: entries });
    },
    leave(viewer, judged) {
      viewer.leave();
      here.delete(viewer);
      deliveries = sumDeliveries([deliveries, viewer.deliveries.counts]);
      sum = {
        viewers: sum.viewers + judged.viewers,
        expected: sum.expected + judged.expected,
        lost: sum.lost + judged.lost,
        gaps: sum.gaps + judged.gaps,
        longestGap: Math.max(sum.longestGap, judged.longestGap),
        viewersWithLoss: sum.viewersWithLoss + judged.viewersWithLoss,
        samples: [],
      };
    },
    tally: () => ({
      deliveries: sumDeliveries([deliveries, ...[...here].map((viewer) => viewer.deliveries.counts)]),
      judged: sum,
    }),
  };
}
