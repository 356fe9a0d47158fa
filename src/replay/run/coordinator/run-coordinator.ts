import { checkRecord, type RecordCounts } from '#replay/measure/room-record.ts';
import { mergeTallies, type Tally } from '#replay/measure/tally.ts';
import { createTimeline, type Moment, type Timeline } from '#replay/measure/timeline.ts';
import type { WorkerClient } from '#replay/run/protocol/worker-client.ts';
import type { RoomRecords } from '#replay/run/protocol/worker-task.ts';
import { retry } from '#replay/runtime/retry.ts';
import type { RoomTranscripts } from './room-transcripts.ts';

const PROGRESS_MS = 1_000;
/** From the request to begin until the beginning, so that every worker is ready, ms. */
const LEAD_MS = 500;
/** After this long without a further message, what is missing counts as lost, ms. */
const QUIET_MS = 5_000;

/** Outcome of the wait for stragglers. */
export type Drain = 'converged' | 'quiet' | 'timeout' | 'interrupted';

/** A worker once it has its task. */
export type CoordinatedWorker = Omit<WorkerClient, 'open' | 'close'>;

/** Dependencies of a coordinated run. */
export type RunDeps = {
  readonly workers: readonly CoordinatedWorker[];
  readonly transcripts: RoomTranscripts;
  /** Epoch ms: only the moment at which the run begins, which workers convert to their own clock. */
  readonly wallClock: () => number;
  /** A clock that only runs forward, ms: all durations. */
  readonly monotonic: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** The longest wait for stragglers, ms. */
  readonly drainMs: number;
  readonly interrupted: AbortSignal;
  /** Called about once a second; `isOver` is true once everything was sent and the run waits for stragglers. */
  readonly progress: (tally: Tally, tookMs: number, isOver: boolean) => void;
};

/** Measurements of a run. */
export type RunOutcome = {
  /** Epoch ms. */
  readonly startedAt: number;
  readonly tookMs: number;
  readonly tally: Tally;
  readonly timeline: readonly Moment[];
  readonly records: Readonly<Record<string, RecordCounts>>;
  readonly drain: Drain;
};

const mergedTally = async (workers: readonly CoordinatedWorker[], records: RoomRecords): Promise<Tally> =>
  mergeTallies(await Promise.all(workers.map((worker) => worker.tally(records))));

/** A page that cannot be read now is read with the next call; messages that are never read are not judged. */
const readTranscripts = ({ transcripts }: RunDeps): Promise<void> =>
  transcripts.catchUp().catch(() => undefined);

/** Reports progress once a second until playing has ended; reading the transcripts meanwhile never delays a report. */
async function reportProgress(
  deps: RunDeps,
  timeline: Timeline,
  beganAt: number,
  playing: Promise<unknown>,
): Promise<void> {
  let over = false;
  let reading: Promise<void> | null = null;
  const ended = playing.finally(() => {
    over = true;
  });
  while (!over) {
    await Promise.race([ended, deps.wait(PROGRESS_MS)]);
    reading ??= readTranscripts(deps).finally(() => {
      reading = null;
    });
    const tally = await mergedTally(deps.workers, {});
    const tookMs = deps.monotonic() - beganAt;
    timeline.note(tally, tookMs);
    deps.progress(tally, tookMs, false);
  }
  await reading;
  await ended;
}

/** Returns the number of messages that reached a viewer or the screen of a browser. */
const arrived = ({ deliveries, pages }: Tally): number => deliveries.delivered + (pages?.rows.rendered ?? 0);

/** Reports whether every viewer has its first page; until then the messages it should receive are unknown. */
const haveBegun = ({ viewers, judged }: Tally): boolean => judged.viewers + viewers.failed >= viewers.entered;

/** Waits until every viewer has every message on its page, no further message arrives, or the time limit is reached. */
async function drain(deps: RunDeps, beganAt: number): Promise<Drain> {
  const startedWaiting = deps.monotonic();
  let [before, seen] = [-1, -1];
  let since = startedWaiting;
  for (;;) {
    if (deps.interrupted.aborted) return 'interrupted';
    await readTranscripts(deps);
    const tally = await mergedTally(deps.workers, deps.transcripts.records());
    deps.progress(tally, deps.monotonic() - beganAt, true);
    // A page never shows the rows it leaves out, so all rows have come when no more are shown.
    const isShown = tally.seen === tally.deliveries.delivered || tally.seen === seen;
    const missing = tally.judged.lost + (tally.pages?.rows.unrendered ?? 0);
    if (missing === 0 && isShown && haveBegun(tally)) return 'converged';
    seen = tally.seen;
    const now = deps.monotonic();
    if (arrived(tally) !== before) since = now;
    before = arrived(tally);
    if (now - since >= QUIET_MS) return 'quiet';
    if (now - startedWaiting >= deps.drainMs) return 'timeout';
    await deps.wait(PROGRESS_MS);
  }
}

/** Compares the acknowledged sends of each room with its transcript. */
async function checkedRecords({ workers, transcripts }: RunDeps): Promise<Record<string, RecordCounts>> {
  const acknowledged = (await Promise.all(workers.map((worker) => worker.acknowledged()))).flat();
  return Object.fromEntries(
    Object.entries(transcripts.records()).map(([room, record]) => [
      room,
      checkRecord(
        record,
        acknowledged.filter((send) => send.room === room),
      ),
    ]),
  );
}

/**
 * Plays a plan with workers that have their tasks, and judges the outcome. An interruption ends the run early but not
 * with an error.
 * @throws CommandError when the rooms cannot be read, and what a worker throws
 */
export async function coordinateRun(deps: RunDeps): Promise<RunOutcome> {
  const { workers, transcripts, wallClock, monotonic, interrupted } = deps;
  await retry('reading the rooms', transcripts.begin);
  await Promise.all(workers.map((worker) => worker.prepare()));
  const startAt = wallClock() + LEAD_MS;
  const beganAt = monotonic() + LEAD_MS;
  const stop = () => void Promise.all(workers.map((worker) => worker.stop())).catch(() => undefined);
  interrupted.addEventListener('abort', stop, { once: true });
  if (interrupted.aborted) stop();
  const timeline = createTimeline();
  const playing = Promise.all(workers.map((worker) => worker.play(startAt)));
  await reportProgress(deps, timeline, beganAt, playing);
  const tookMs = monotonic() - beganAt;
  const ended = await drain(deps, beganAt);
  // A transcript that was never read proves nothing, so the last reading is retried.
  await retry('reading the record', transcripts.catchUp).catch(() => undefined);
  const tally = await mergedTally(workers, transcripts.records());
  timeline.note(tally, monotonic() - beganAt);
  return {
    startedAt: startAt,
    tookMs,
    tally,
    timeline: timeline.moments(),
    records: await checkedRecords(deps),
    drain: ended,
  };
}
