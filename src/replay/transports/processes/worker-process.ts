/** A worker in its own process: it does what its parent process requests, and ends when the parent ends. */
import { asyncScheduler } from 'rxjs';
import * as v from 'valibot';
import { onlyFile, parseFlags } from '#replay/cli/flag-values.ts';
import { watchLoad } from '#replay/measure/saturation.ts';
import type { Load } from '#replay/measure/tally.ts';
import { createPlan } from '#replay/plan/create-plan.ts';
import { PLAN_FLAGS, planOptionsFrom } from '#replay/plan/plan-flags.ts';
import { planHash } from '#replay/plan/plan-lines.ts';
import { openRecording } from '#replay/recording/read-recording.ts';
import { respondTo } from '#replay/run/protocol/rpc-client.ts';
import { WorkerRequest } from '#replay/run/protocol/worker-messages.ts';
import type { WorkerTask } from '#replay/run/protocol/worker-task.ts';
import { createRunWorker, type RunWorker } from '#replay/run/worker/run-worker.ts';
import { createMeasuredQueue } from '#replay/runtime/measured-queue.ts';
import { createDeviceFactory } from '#replay/target/devices.ts';
import { deviceClock } from '#worker/clock/device-clock.ts';

const { values, positionals } = parseFlags(process.argv.slice(2), PLAN_FLAGS);
const plan = await createPlan(await openRecording(onlyFile(positionals)), planOptionsFrom(values));
const { monotonic, wallClock } = deviceClock;

let worker: RunWorker | null = null;
const openedWorker = (): RunWorker => {
  if (worker === null) throw new Error('a part is opened before it is asked');
  return worker;
};

const queue = createMeasuredQueue();
let loadWatch = watchLoad(monotonic, { queue });
let loadWhilePlaying: Load | null = null;

function open(task: WorkerTask): Promise<string> {
  worker = createRunWorker(
    {
      monotonic,
      scheduler: asyncScheduler,
      device: createDeviceFactory(task.allowed, queue),
      senderDevice: createDeviceFactory(task.allowed),
      load: () => loadWhilePlaying ?? loadWatch.read(),
    },
    task,
  );
  return planHash(plan);
}

/** Plays, and measures the load of the playing alone: logins and the wait for stragglers are not part of it. */
async function play(startAt: number): Promise<void> {
  loadWatch.stop();
  loadWatch = watchLoad(monotonic, { queue });
  await openedWorker().play(plan.steps(), monotonic() + (startAt - wallClock()));
  loadWhilePlaying = loadWatch.read();
  loadWatch.stop();
}

async function handleRequest(request: WorkerRequest): Promise<unknown> {
  switch (request.ask) {
    case 'open':
      return open(request.task);
    case 'prepare':
      await openedWorker().prepare();
      return null;
    case 'play':
      await play(request.startAt);
      return null;
    case 'stop':
      openedWorker().stop();
      return null;
    case 'acknowledged':
      return openedWorker().acknowledged();
    case 'tally':
      return openedWorker().tally(request.records);
    default:
      return request satisfies never;
  }
}

process.on('message', (message) => {
  const request = v.parse(WorkerRequest, message);
  void respondTo(request.id, () => handleRequest(request)).then((response) => process.send?.(response));
});
// The coordinator handles an interruption and still requests the tally.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
