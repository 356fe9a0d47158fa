import { sumDeliveries } from '#replay/measure/deliveries.ts';
import type { Tally } from '#replay/measure/tally.ts';
import { judgeViewers } from '#replay/measure/viewer-verdict.ts';
import type { ViewerStep } from '#replay/plan/plan.ts';
import type { RoomRecords, WorkerPorts, WorkerTask } from '#replay/run/protocol/worker-task.ts';
import { openVirtualViewer, type ViewerDeps, type VirtualViewer } from './virtual-viewer.ts';

/** The viewers of a worker, those who have left included. */
export type ViewerPool = {
  enter(step: ViewerStep & { do: 'enter' }): void;
  exit(step: ViewerStep & { do: 'exit' }): void;
  /**
   * Returns the messages that all viewers received, judged against the platform's records.
   * @param isStopped the run was stopped early: no viewer is expected to have messages after its last one
   */
  tally(records: RoomRecords, isStopped: boolean): Pick<Tally, 'deliveries' | 'judged'>;
  /** Makes every viewer leave. */
  close(): void;
};

/** Creates a pool that opens each viewer on its own device; a member uses one of the task's accounts. */
export function createViewerPool(
  ports: Pick<WorkerPorts, 'device' | 'monotonic'>,
  { accounts }: Pick<WorkerTask, 'accounts'>,
  deps: ViewerDeps,
): ViewerPool {
  const viewers = new Map<number, VirtualViewer>();
  return {
    enter({ viewer, room, as, slow }) {
      const account = as === 'member' ? (accounts[viewer % accounts.length] ?? null) : null;
      viewers.set(viewer, openVirtualViewer(ports.device(), deps, { viewer, room, account, slow }));
    },
    exit: ({ viewer }) => viewers.get(viewer)?.leave(),
    tally(records, isStopped) {
      const all = [...viewers.values()];
      const now = ports.monotonic();
      const judged = all.map(({ options, deliveries, presence }) => ({
        options,
        deliveries,
        presence: isStopped ? { ...presence, leftAt: Number.NaN } : presence,
      }));
      return {
        deliveries: sumDeliveries(all.map(({ deliveries }) => deliveries.counts)),
        judged: judgeViewers(judged, records, (n) => now - deps.since(n)),
      };
    },
    close() {
      for (const viewer of viewers.values()) viewer.leave();
    },
  };
}
