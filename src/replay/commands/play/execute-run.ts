import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from '#replay/cli/command.ts';
import { openView, type View } from '#replay/report/terminal/terminal-view.ts';
import { createRoomTranscripts } from '#replay/run/coordinator/room-transcripts.ts';
import { coordinateRun, type RunOutcome } from '#replay/run/coordinator/run-coordinator.ts';
import { createMessageIds } from '#replay/run/protocol/message-ids.ts';
import type { WorkerClient, WorkerGroup } from '#replay/run/protocol/worker-client.ts';
import { prepareSenders } from '#replay/run/senders/prepare-senders.ts';
import { every } from '#replay/runtime/timers.ts';
import { createDeviceFactory } from '#replay/target/devices.ts';
import { type BrowserSession, openBrowser } from '#replay/transports/browser/open-browser.ts';
import { startHostWorkers } from '#replay/transports/hosts/host-workers.ts';
import { forkWorkers, workerCountFor } from '#replay/transports/processes/local-workers.ts';
import { deviceClock } from '#worker/clock/device-clock.ts';
import { planFlagsOf } from './play-options.ts';
import type { RunSetup } from './run-setup.ts';

/** Prepares the senders and sends each worker its task. @throws CommandError when a worker has built another plan. */
async function openWorkers(
  setup: RunSetup,
  { workers, nameOf }: WorkerGroup,
  { stage }: Pick<View, 'stage'>,
): Promise<void> {
  const { target, run, plan, allowed, options, sha256 } = setup;
  stage(`members    ${plan.options.senders} to speak; new ones are registered`);
  const senders = await prepareSenders(createDeviceFactory(allowed), { ...options, target, run }, plan);
  const [accounts, gifts] = [[...senders.accounts], [...senders.gifts]];
  if (senders.lacksCoins) stage('gifts      will be refused: the platform gives new members no coins');
  const open = (worker: WorkerClient, index: number) =>
    worker.open({ target, run, index, of: workers.length, accounts, gifts, allowed: [...allowed] });
  const hashes = await Promise.all(workers.map(open));
  const other = hashes.findIndex((hash) => hash !== sha256);
  if (other >= 0) throw new CommandError(`${nameOf(other)} laid out another plan: ${hashes[other]}`);
}

/** Starts workers on this machine or on the hosts that the options name. @throws UsageError and CommandError as `startHostWorkers` does. */
export async function startWorkers(
  setup: RunSetup,
  args: readonly string[],
  interrupted: AbortSignal,
): Promise<WorkerGroup> {
  const { options, plan, target, run } = setup;
  const { rooms } = plan.options;
  const chosen = options.plan.rooms.length > 0 ? [] : rooms.flatMap((room) => ['--room', room]);
  const flags = [...planFlagsOf(args), ...chosen];
  if (options.hosts.length === 0)
    return forkWorkers(flags, options.file, options.workers ?? workerCountFor(options.plan));
  const { workers, file: recording } = options;
  const assignment = { run, origin: target.origin, flags, recording, workers };
  return startHostWorkers(options.hosts, assignment, { ...deviceClock, every }, interrupted);
}

/** Plays the run with a group of workers, and shows its progress on the terminal. @throws CommandError when it cannot begin. */
export async function executeRun(
  setup: RunSetup,
  group: WorkerGroup,
  interrupted: AbortSignal,
): Promise<RunOutcome> {
  const { target, run, plan, allowed, options } = setup;
  const { NO_COLOR = '' } = process.env;
  const view = openView(process.stderr, plan.sends, NO_COLOR === '', group.hosts);
  const transcripts = createRoomTranscripts(
    createDeviceFactory(allowed)(),
    target,
    plan.options.rooms,
    createMessageIds(run),
  );
  let browser: BrowserSession | null = null;
  try {
    if (options.browser) {
      view.stage(`browser    starts; pages to watch: ${options.browser.pages}`);
      const { records } = transcripts;
      browser = await openBrowser({ options: options.browser, target, allowed, plan, records, interrupted });
    }
    await openWorkers(setup, group, view);
    view.stage('members    log in');
    const outcome = await coordinateRun({
      workers: browser ? [...group.workers, browser.worker] : group.workers,
      transcripts,
      ...deviceClock,
      wait: (ms) => wait(ms),
      drainMs: options.drainMs,
      interrupted: AbortSignal.any([interrupted, group.lost]),
      progress: view.draw,
    });
    await group.finish();
    return outcome;
  } finally {
    transcripts.close();
    group.close();
    await browser?.close();
  }
}
