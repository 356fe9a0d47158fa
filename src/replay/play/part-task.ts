import type { SchedulerLike } from 'rxjs';
import * as v from 'valibot';
import { GiftId } from '#contract/models/ids.ts';
import type { Load } from '#replay/measure/tally.ts';
import type { CorePorts } from '#worker/core-ports.ts';

/** What a part of a run needs of the realm it runs in. */
export type PartPorts = {
  readonly monotonic: () => number;
  readonly scheduler: SchedulerLike;
  /** A device of its own for each viewer; they take turns. */
  device(): CorePorts;
  /** For each who speaks: at once, whatever the viewers do. */
  speakersDevice(): CorePorts;
  load(): Load;
};

/** What a part has to do, as it is told from process to process. */
export const PartTask = v.object({
  target: v.object({ origin: v.string(), siteId: v.number() }),
  /** Names the run: a short word that no other run has. */
  run: v.string(),
  /** The how-manieth of how many; which of them takes a step is settled by the step itself. */
  index: v.number(),
  of: v.number(),
  /** One for each sender of the plan. */
  accounts: v.array(v.object({ name: v.string(), password: v.string() })),
  /** What can be given at the target, cheapest first. */
  gifts: v.array(GiftId),
  /** Origins beyond this machine that may be asked. */
  allowed: v.array(v.string()),
});
export type PartTask = v.InferOutput<typeof PartTask>;

/** What the platform keeps of each room: the numbers of our sends in its order. */
export const RoomRecords = v.record(v.string(), v.array(v.object({ seq: v.number(), n: v.number() })));
export type RoomRecords = v.InferOutput<typeof RoomRecords>;

/** A send that was acknowledged to its sender. */
export const AcknowledgedIn = v.object({ n: v.number(), sender: v.number(), room: v.string() });
export type AcknowledgedIn = v.InferOutput<typeof AcknowledgedIn>;
