import { randomBytes } from 'node:crypto';
import { metricsOf } from '#replay/measure/metrics.ts';
import { noPages } from '#replay/measure/pages.ts';
import { mergeTallies } from '#replay/measure/tally.ts';
import { createPlan, type Plan } from '#replay/plan/create-plan.ts';
import { planHash } from '#replay/plan/plan-lines.ts';
import { openRecording } from '#replay/recording/read-recording.ts';
import { runThresholds, type Threshold } from '#replay/result/thresholds.ts';
import { allowedOrigin } from '#replay/target/allowed-target.ts';
import { chooseRoom } from '#replay/target/choose-room.ts';
import { type ConfigFile, readConfigFile } from '#replay/target/config-file.ts';
import { createDeviceFactory } from '#replay/target/devices.ts';
import type { Target } from '#replay/target/target.ts';
import type { PlayOptions } from './play-options.ts';

/** Settings that are fixed before a run starts. */
export type RunSetup = {
  readonly options: PlayOptions;
  readonly target: Target;
  readonly plan: Plan;
  /** SHA-256 of the plan, in hex. */
  readonly sha256: string;
  /** Names the run: a short word that no other run has. */
  readonly run: string;
  readonly thresholds: readonly Threshold[];
  /** Origins beyond this machine that may be requested. */
  readonly allowed: readonly string[];
};

/** The thresholds of every run, and those of flags and config file. */
function thresholdsOf(
  { thresholds, without, browser }: PlayOptions,
  config: ConfigFile,
): readonly Threshold[] {
  const emptyTally = { ...mergeTallies([]), pages: browser ? noPages() : null };
  const metrics = Object.keys(metricsOf(emptyTally, []));
  const own = [...config.thresholds, ...thresholds];
  return runThresholds(own, metrics, { pages: browser !== null, without });
}

/**
 * Settles everything before a run starts; the only thing requested of the target is its most popular room.
 * @throws UsageError for options, files or targets that make no sense
 */
export async function prepareRun(options: PlayOptions): Promise<RunSetup> {
  const config = await readConfigFile(options.configFile);
  const thresholds = thresholdsOf(options, config);
  const origin = allowedOrigin({ target: options.target, listed: config.targets, owned: options.owned });
  const target = { origin, siteId: options.siteId };
  const allowed = options.owned ? config.targets : [];
  const recording = await openRecording(options.file);
  const rooms =
    options.plan.rooms.length > 0
      ? options.plan.rooms
      : [await chooseRoom(createDeviceFactory(allowed)(), target)];
  const plan = await createPlan(recording, { ...options.plan, rooms });
  const run = randomBytes(4).toString('hex');
  return { options, target, plan, sha256: await planHash(plan), run, thresholds, allowed };
}
