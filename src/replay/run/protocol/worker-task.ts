import type { SchedulerLike } from 'rxjs';
import * as v from 'valibot';
import { GiftId } from '#contract/fields/ids.ts';
import type { Load } from '#replay/measure/tally.ts';
import type { CorePorts } from '#worker/core-ports.ts';

/** Ports that a worker needs from its process. */
export type WorkerPorts = {
  /** A clock that only runs forward, ms. */
  readonly monotonic: () => number;
  readonly scheduler: SchedulerLike;
  /** Creates the ports of one viewer's device. The work of all viewers goes through one queue. */
  device(): CorePorts;
  /** Makes the ports of one sender's device. Its work never waits for the viewers. */
  senderDevice(): CorePorts;
  /** Returns the load of the process. */
  load(): Load;
};

/** Task of a worker, as sent from process to process. */
export const WorkerTask = v.object({
  target: v.object({ origin: v.string(), siteId: v.number() }),
  /** Names the run: a short word that no other run has. */
  run: v.string(),
  /** Index of this worker among the `of` workers, from 0; the step itself determines which of them performs it. */
  index: v.number(),
  of: v.number(),
  /** One for each sender of the plan. */
  accounts: v.array(v.object({ name: v.string(), password: v.string() })),
  /** Gifts available at the target, cheapest first. */
  gifts: v.array(GiftId),
  /** Origins beyond this machine that may be requested. */
  allowed: v.array(v.string()),
});
export type WorkerTask = v.InferOutput<typeof WorkerTask>;

/** Messages that the platform stores for each room: the numbers of our sends in the platform's order. */
export const RoomRecords = v.record(v.string(), v.array(v.object({ seq: v.number(), n: v.number() })));
export type RoomRecords = v.InferOutput<typeof RoomRecords>;

/** A send that the platform acknowledged to its sender. */
export const AcknowledgedSend = v.object({ n: v.number(), sender: v.number(), room: v.string() });
export type AcknowledgedSend = v.InferOutput<typeof AcknowledgedSend>;
