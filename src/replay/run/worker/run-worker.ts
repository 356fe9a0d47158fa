import { createGauges } from '#replay/measure/gauges.ts';
import type { Tally } from '#replay/measure/tally.ts';
import { createDueTimes } from '#replay/plan/due-times.ts';
import type { PlanStep, SendStep } from '#replay/plan/plan.ts';
import { createPlannedContents } from '#replay/plan/planned-contents.ts';
import { createMessageIds } from '#replay/run/protocol/message-ids.ts';
import type {
  AcknowledgedSend,
  RoomRecords,
  WorkerPorts,
  WorkerTask,
} from '#replay/run/protocol/worker-task.ts';
import { createSendTracker } from '#replay/run/senders/send-tracker.ts';
import { createSenderPool } from '#replay/run/senders/sender-pool.ts';
import { createViewerPool } from '#replay/run/viewers/viewer-pool.ts';
import { waitUntil } from '#replay/runtime/timers.ts';
import { playSteps } from './take-steps.ts';

/** A worker of a run: it plays its shard of the plan's senders and viewers. */
export type RunWorker = {
  /** Logs the senders in. @throws CommandError when the platform refuses one. */
  prepare(): Promise<void>;
  /** Plays the shard. `startAt` is monotonic ms. Resolves when the last step was performed and every send has its outcome. */
  play(steps: AsyncIterable<PlanStep>, startAt: number): Promise<void>;
  /** Performs no further steps. */
  stop(): void;
  acknowledged(): readonly AcknowledgedSend[];
  /** Returns all counts so far, judged against the records. */
  tally(records: RoomRecords): Tally;
  close(): void;
};

/** Waits for the moment of a step. Resolves with false when the run has stopped. */
const waitFor =
  (ports: WorkerPorts, startedAt: number, stopped: AbortSignal) =>
  async ({ due }: PlanStep): Promise<boolean> => {
    await waitUntil(ports, startedAt + due, stopped);
    return !stopped.aborted;
  };

/** Creates tables of the plan's sends, which `note` fills. */
function createPlanTables() {
  const [dues, contents] = [createDueTimes(), createPlannedContents()];
  const note = (step: SendStep) => {
    dues.set(step.n, step.due);
    contents.set(step);
  };
  return { dues, contents, note };
}

/** Creates a worker in this process, whose senders and viewers are real cores over the real wire. */
export function createRunWorker(ports: WorkerPorts, task: WorkerTask): RunWorker {
  const { monotonic } = ports;
  const gauges = createGauges();
  const messageIds = createMessageIds(task.run);
  const { dues, contents, note } = createPlanTables();
  const stopping = new AbortController();
  let startedAt = 0;
  const since = (n: number) => monotonic() - startedAt - dues.at(n);
  const viewerPool = createViewerPool(ports, task, {
    ...task,
    messageIds,
    gauges,
    sendsById: new Map(),
    since,
    contents,
  });
  const senderPool = createSenderPool(ports, task, messageIds);
  const sendTracker = createSendTracker(senderPool, gauges, since);
  const perform = (step: PlanStep) => {
    if (step.do === 'enter') viewerPool.enter(step);
    else if (step.do === 'exit') viewerPool.exit(step);
    else sendTracker.send(step);
  };
  return {
    prepare: senderPool.prepare,
    async play(steps, startAt) {
      startedAt = startAt;
      await playSteps(steps, task, note, waitFor(ports, startAt, stopping.signal), perform);
      await sendTracker.settled();
    },
    stop: () => stopping.abort(),
    acknowledged: () => sendTracker.acknowledged,
    tally: (records) => ({
      ...gauges.counts(),
      ...viewerPool.tally(records, stopping.signal.aborted),
      load: [ports.load()],
    }),
    close() {
      viewerPool.close();
      senderPool.close();
    },
  };
}
