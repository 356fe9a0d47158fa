/** A part of a run in a process of its own: told what to do by the process that made it, gone when that one is. */
import { asyncScheduler } from 'rxjs';
import * as v from 'valibot';
import { createFairTurns } from '#replay/fair/fair-turns.ts';
import { watchLoad } from '#replay/measure/saturation.ts';
import type { Load } from '#replay/measure/tally.ts';
import { createPlan } from '#replay/plan/create-plan.ts';
import { planHash } from '#replay/plan/plan-lines.ts';
import { openRecording } from '#replay/record/read-recording.ts';
import { deviceClock } from '#worker/clock/device-clock.ts';
import { answerTo } from './asker.ts';
import { openDevices } from './devices.ts';
import { createPart, type Part } from './part.ts';
import type { PartTask } from './part-task.ts';
import { Asked } from './part-words.ts';
import { readPlayFlags } from './play-flags.ts';

const { file, options } = readPlayFlags(process.argv.slice(2));
const plan = await createPlan(await openRecording(file), options);
const { monotonic, wallClock } = deviceClock;

let part: Part | null = null;
const thePart = (): Part => {
  if (part === null) throw new Error('a part is opened before it is asked');
  return part;
};

const turns = createFairTurns();
let watch = watchLoad(monotonic, { turns });
let playedWith: Load | null = null;

function open(task: PartTask): Promise<string> {
  part = createPart(
    {
      monotonic,
      scheduler: asyncScheduler,
      device: openDevices(task.allowed, turns),
      speakersDevice: openDevices(task.allowed),
      load: () => playedWith ?? watch.read(),
    },
    task,
  );
  return planHash(plan);
}

/** Logging in and waiting for stragglers is no measure of how hard the playing was. */
async function play(startAt: number): Promise<void> {
  watch.stop();
  watch = watchLoad(monotonic, { turns });
  await thePart().play(plan.steps(), monotonic() + (startAt - wallClock()));
  playedWith = watch.read();
  watch.stop();
}

async function answer(asked: Asked): Promise<unknown> {
  switch (asked.ask) {
    case 'open':
      return open(asked.task);
    case 'prepare':
      await thePart().prepare();
      return null;
    case 'play':
      await play(asked.startAt);
      return null;
    case 'stop':
      thePart().stop();
      return null;
    case 'acknowledged':
      return thePart().acknowledged();
    case 'tally':
      return thePart().tally(asked.records);
    default:
      return asked satisfies never;
  }
}

process.on('message', (word) => {
  const asked = v.parse(Asked, word);
  void answerTo(asked.id, () => answer(asked)).then((answered) => process.send?.(answered));
});
// The conductor hears of an interruption and still wants the tally.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
