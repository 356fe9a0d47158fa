import { type DeliveryCounts, sumDeliveries } from '#replay/measure/deliveries.ts';
import type { Tally } from '#replay/measure/tally.ts';
import { judgeViewers, nobodyJudged } from '#replay/measure/viewer-verdict.ts';
import {
  openVirtualViewer,
  type ViewerDeps,
  type ViewerOptions,
  type VirtualViewer,
} from '#replay/run/viewers/virtual-viewer.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import type { SharedTranscript } from './shared-transcripts.ts';

type Judged = Tally['judged'];

const NO_VIEWERS: Judged = { ...nobodyJudged(), witnessed: 0, samples: [] };

/** The viewers of a worker: those who are present, and the sums of those who have left. */
export type ViewerPool = {
  enter(options: Omit<ViewerOptions, 'viewer'>): VirtualViewer;
  /** Judges what a viewer should have received of a room up to the seq `untilSeq`. */
  judge(viewer: VirtualViewer, transcript: SharedTranscript, untilSeq: number): Judged;
  /** Makes a viewer leave. @param judged is added to the sums in its place */
  leave(viewer: VirtualViewer, judged: Judged): void;
  tally(): Pick<Tally, 'deliveries' | 'judged'>;
};

/** Creates an empty pool. @param device makes the ports of one viewer's device */
export function createViewerPool(device: () => CorePorts, viewerDeps: ViewerDeps): ViewerPool {
  const here = new Set<VirtualViewer>();
  let [viewers, deliveries, sum]: [number, DeliveryCounts, Judged] = [0, sumDeliveries([]), NO_VIEWERS];
  return {
    enter(options) {
      const viewer = openVirtualViewer(device(), viewerDeps, { ...options, viewer: viewers++ });
      here.add(viewer);
      return viewer;
    },
    judge({ options, deliveries: got, presence }, transcript, untilSeq) {
      const entries = transcript.entries().filter(({ seq }) => seq <= untilSeq);
      return judgeViewers([{ options, deliveries: got, presence }], { [options.room]: entries });
    },
    leave(viewer, judged) {
      viewer.leave();
      here.delete(viewer);
      deliveries = sumDeliveries([deliveries, viewer.deliveries.counts]);
      sum = {
        viewers: sum.viewers + judged.viewers,
        expected: sum.expected + judged.expected,
        lost: sum.lost + judged.lost,
        undecided: sum.undecided + judged.undecided,
        gaps: sum.gaps + judged.gaps,
        longestGap: Math.max(sum.longestGap, judged.longestGap),
        viewersWithLoss: sum.viewersWithLoss + judged.viewersWithLoss,
        withoutPage: sum.withoutPage + judged.withoutPage,
        uncovered: sum.uncovered + judged.uncovered,
        witnessed: Math.max(sum.witnessed, judged.witnessed),
        samples: [],
      };
    },
    tally: () => ({
      deliveries: sumDeliveries([deliveries, ...[...here].map((viewer) => viewer.deliveries.counts)]),
      judged: sum,
    }),
  };
}
