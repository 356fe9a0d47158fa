import * as v from 'valibot';
import { Tally } from '#replay/measure/tally.ts';
import { AcknowledgedSend, RoomRecords, WorkerTask } from './worker-task.ts';

const id = v.number();

/** Requests of a run's coordinator to a worker, as plain JSON so that a worker may be in another process or on another host. */
export const WorkerRequest = v.variant('ask', [
  v.object({ id, ask: v.literal('open'), task: WorkerTask }),
  v.object({ id, ask: v.literal('prepare') }),
  /** `startAt` is epoch ms. */
  v.object({ id, ask: v.literal('play'), startAt: v.number() }),
  v.object({ id, ask: v.literal('stop') }),
  v.object({ id, ask: v.literal('acknowledged') }),
  v.object({ id, ask: v.literal('tally'), records: RoomRecords }),
]);
export type WorkerRequest = v.InferOutput<typeof WorkerRequest>;
type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never;
/** A request before the client has numbered it. */
export type WorkerCall = WithoutId<WorkerRequest>;

/** The response to each request. */
export const WORKER_RESPONSES = {
  /** The hash of the plan that the worker has built for itself. */
  open: v.string(),
  prepare: v.null(),
  play: v.null(),
  stop: v.null(),
  acknowledged: v.array(AcknowledgedSend),
  tally: Tally,
};
export type WorkerResponse<Ask extends keyof typeof WORKER_RESPONSES> = v.InferOutput<
  (typeof WORKER_RESPONSES)[Ask]
>;
