import type { SchedulerLike } from 'rxjs';
import * as v from 'valibot';
import { GiftId } from '#contract/fields/ids.ts';
import type { Load } from '#replay/measure/tally.ts';
import type { CorePorts } from '#worker/core-ports.ts';

/** What a worker needs of the process it runs in. */
export type WorkerPorts = {
  /** A clock that only runs forward, ms. */
  readonly monotonic: () => number;
  readonly scheduler: SchedulerLike;
  /** Makes the ports of one viewer's device. The work of all viewers goes through one queue. */
  device(): CorePorts;
  /** Makes the ports of one sender's device. Its work never waits for the viewers. */
  senderDevice(): CorePorts;
  /** How busy the process is. */
  load(): Load;
};

/** What a worker has to do, as it is sent from process to process. */
export const WorkerTask = v.object({
  target: v.object({ origin: v.string(), siteId: v.number() }),
  /** Names the run: a short word that no other run has. */
  run: v.string(),
  /** Which of the `of` workers this one is, from 0; the step itself determines which of them performs it. */
  index: v.number(),
  of: v.number(),
  /** One for each sender of the plan. */
  accounts: v.array(v.object({ name: v.string(), password: v.string() })),
  /** The gifts that can be given at the target, cheapest first. */
  gifts: v.array(GiftId),
  /** Origins beyond this machine that may be requested. */
  allowed: v.array(v.string()),
});
export type WorkerTask = v.InferOutput<typeof WorkerTask>;

/** The messages that the platform keeps of each room: the numbers of our sends in the platform's order. */
export const RoomRecords = v.record(v.string(), v.array(v.object({ seq: v.number(), n: v.number() })));
export type RoomRecords = v.InferOutput<typeof RoomRecords>;

/** A send that the platform acknowledged to its sender. */
export const AcknowledgedSend = v.object({ n: v.number(), sender: v.number(), room: v.string() });
export type AcknowledgedSend = v.InferOutput<typeof AcknowledgedSend>;
