import { createGauges, type Gauges } from '#replay/measure/gauges.ts';
import { watchLoad } from '#replay/measure/saturation.ts';
import { createMeasuredQueue } from '#replay/runtime/measured-queue.ts';
import { allowedOrigin } from '#replay/target/allowed-target.ts';
import { chooseRoom } from '#replay/target/choose-room.ts';
import { createDeviceFactory } from '#replay/target/devices.ts';
import type { Target } from '#replay/target/target.ts';
import { deviceClock } from '#worker/clock/device-clock.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import type { Metrics } from './artillery-api.ts';
import { labelCounter, loadCounters, saturationCounters } from './counters.ts';
import { createMetricsEmitter, type MetricsEmitter } from './metrics-emitter.ts';
import type { EngineConfig } from './script.ts';
import { createSendIds, runIdOf, type SendIds } from './send-ids.ts';
import type { Shard } from './shard.ts';
import { createSharedTranscripts, type SharedTranscripts } from './shared-transcripts.ts';
import { createViewerPool, type ViewerPool } from './viewer-pool.ts';

/** Intervals at which counts and the load are reported, ms. */
const REPORT_MS = 1_000;
const LOAD_REPORT_MS = 5_000;

/** The settings of a worker, from Artillery's script. */
export type WorkerSettings = {
  readonly config: EngineConfig;
  readonly target: Target;
  readonly allowed: readonly string[];
  readonly shard: Shard;
  /** Artillery's name of the whole test, the same in all workers. */
  readonly testId: string;
  /** A short word that no other worker has. */
  readonly worker: string;
};

/** Dependencies that the virtual users of one worker share. */
export type WorkerContext = WorkerSettings & {
  readonly run: string;
  readonly device: () => CorePorts;
  readonly monotonic: () => number;
  readonly epochNow: () => number;
  readonly gauges: Gauges;
  readonly sends: SendIds;
  readonly transcripts: SharedTranscripts;
  readonly viewers: ViewerPool;
  readonly emitter: MetricsEmitter;
  /** The room that is named, or the most popular one that is open. */
  room(named: string | undefined): Promise<string>;
  /** Runs the work of a virtual user; everything it counts is reported before it ends. */
  whileActive<Done>(work: () => Promise<Done>): Promise<Done>;
};

const { monotonic, wallClock } = deviceClock;
/** The CPU time of this thread where Node has it: Artillery's workers are threads of one process. */
const cpuUsage = process.threadCpuUsage ?? process.cpuUsage;
const queue = createMeasuredQueue();
const watched = { cpuUsage, queue };

/** The target of a script. @throws UsageError when the script's configuration does not allow it. */
export function allowedTarget(
  { target, targets, site }: EngineConfig & { readonly target: string },
  owned: boolean,
): Pick<WorkerSettings, 'target' | 'allowed'> {
  const origin = allowedOrigin({ target, listed: targets, owned });
  return { target: { origin, siteId: site }, allowed: owned ? targets : [] };
}

/** Starts to report counts once a second and the load every few seconds, and to read the transcripts meanwhile. */
function startReporting(
  emitter: MetricsEmitter,
  worker: string,
  update: () => void,
  transcripts: SharedTranscripts,
) {
  const runLoad = watchLoad(monotonic, watched);
  let interval = watchLoad(monotonic, watched);
  let since = monotonic();
  const report = (atLeastMs: number) => {
    update();
    if (monotonic() - since < atLeastMs) return;
    emitter.add(loadCounters(worker, interval.read()));
    interval.stop();
    interval = watchLoad(monotonic, watched);
    since = monotonic();
  };
  const reporting = setInterval(() => {
    report(LOAD_REPORT_MS);
    void transcripts.catchUp();
  }, REPORT_MS);
  return {
    /** Reports everything that is still unreported. */
    end() {
      report(0);
      emitter.add(saturationCounters(worker, runLoad.read()));
      for (const watch of [runLoad, interval]) watch.stop();
      clearInterval(reporting);
      transcripts.close();
    },
  };
}

/** Reports only while virtual users are active, so that an idle worker requests nothing of the platform. */
function trackActiveUsers(start: () => ReturnType<typeof startReporting>) {
  let active = 0;
  let reporting: ReturnType<typeof startReporting> | null = null;
  const leave = () => {
    active -= 1;
    if (active > 0) return;
    reporting?.end();
    reporting = null;
  };
  return async <Done>(work: () => Promise<Done>): Promise<Done> => {
    active += 1;
    reporting ??= start();
    return work().finally(leave);
  };
}

/** Creates the context of a worker. @param metrics receives the counts of its scenarios */
export function createWorkerContext(settings: WorkerSettings, metrics: Metrics): WorkerContext {
  const { target, allowed, testId, worker } = settings;
  const device = createDeviceFactory(allowed, queue);
  const startedAt = wallClock() - monotonic();
  const epochNow = () => startedAt + monotonic();
  const run = runIdOf(testId);
  const gauges = createGauges();
  const sends = createSendIds(run, worker, epochNow);
  const transcripts = createSharedTranscripts(device, target, sends);
  const viewers = createViewerPool(device, {
    target,
    messageIds: sends,
    gauges,
    sendsById: new Map(),
    since: sends.since,
  });
  const emitter = createMetricsEmitter(metrics);
  const update = () => emitter.update({ ...gauges.counts(), ...viewers.tally(), load: [] });
  emitter.add({
    [labelCounter('run', run)]: 1,
    [labelCounter('target', target.origin)]: 1,
    [labelCounter('site', String(target.siteId))]: 1,
  });
  let popularRoom: Promise<string> | null = null;
  return {
    ...settings,
    run,
    device,
    monotonic,
    epochNow,
    gauges,
    sends,
    transcripts,
    viewers,
    emitter,
    room(named) {
      if (named !== undefined) return Promise.resolve(named);
      popularRoom ??= chooseRoom(device(), target);
      return popularRoom;
    },
    whileActive: trackActiveUsers(() => startReporting(emitter, worker, update, transcripts)),
  };
}
