import { basename, resolve } from 'node:path';
import { asyncScheduler } from 'rxjs';
import { checkRecord } from '#replay/measure/room-record.ts';
import { createPlan, type Plan } from '#replay/plan/create-plan.ts';
import type { PlanStep } from '#replay/plan/plan.ts';
import { planOptionsFrom } from '#replay/plan/plan-flags.ts';
import { planHash } from '#replay/plan/plan-lines.ts';
import { waitUntil } from '#replay/play/alarm.ts';
import { createCast } from '#replay/play/cast.ts';
import { createDesk } from '#replay/play/desk.ts';
import { openDevices } from '#replay/play/devices.ts';
import { createDueTimes } from '#replay/play/due-times.ts';
import type { Senders } from '#replay/play/equip-senders.ts';
import type { AcknowledgedIn } from '#replay/play/part-task.ts';
import { takeSteps } from '#replay/play/take-steps.ts';
import { openRecording } from '#replay/record/read-recording.ts';
import { fact } from './counters.ts';
import type { Crew } from './crew.ts';
import { waitForStragglers } from './patience.ts';
import type { PlayStep } from './script.ts';
import { WHOLE } from './share.ts';
import { sharePlan } from './share-plan.ts';
import { shareSenders } from './share-senders.ts';

/** The plan of a step: sends alone, since viewers are Artillery's. */
async function planOf(crew: Crew, step: PlayStep, file: string): Promise<Plan> {
  const { room, after, at, accounts, file: _, ...flags } = step;
  const rooms = room === undefined ? [await crew.room(undefined)] : [room].flat();
  return createPlan(await openRecording(file), planOptionsFrom({ ...flags, room: rooms, viewers: '0' }));
}

/** Tells what is played, and how much of it here: whoever reads the counters knows whether all of it was. */
async function announce({ meter }: Crew, plan: Plan, own: Plan, file: string): Promise<void> {
  meter.add({
    [fact('plan', await planHash(plan))]: 1,
    [fact('recording', basename(file))]: 1,
    [fact('sends', 'planned')]: own.sends,
    ...Object.fromEntries(plan.options.rooms.map((room) => [fact('room', `${room}.played`), 1])),
  });
}

/** Epoch ms of the first send. */
const beginningOf = ({ epochNow }: Crew, { at, after }: PlayStep): number =>
  at === undefined ? epochNow() + after : Date.parse(at);

/** What was promised to the share's senders against what the platform keeps of them, room by room. */
async function checkShare(
  { books, meter, monotonic, config }: Crew,
  rooms: readonly string[],
  acknowledged: readonly AcknowledgedIn[],
  mine: ReadonlySet<number>,
): Promise<void> {
  for (const room of rooms) {
    const book = await books.open(room);
    const told = acknowledged.filter((one) => one.room === room);
    const check = () =>
      checkRecord(
        book.entries().filter(({ n }) => mine.has(n)),
        told,
      );
    await waitForStragglers({
      monotonic,
      limitMs: config.drain,
      isComplete: async () => {
        await book.catchUp();
        return check().lost === 0;
      },
      progress: () => book.entries().length,
    });
    const counts = Object.entries(check());
    meter.add(Object.fromEntries(counts.map(([name, count]) => [fact('room', `${room}.${name}`), count])));
    meter.add(Object.fromEntries(counts.map(([name, count]) => [fact('record', name), count])));
  }
}

/** Takes the steps of a share at their moments. Resolves when every send has its fate. */
async function perform(crew: Crew, own: Plan, step: PlayStep, senders: Pick<Senders, 'accounts' | 'gifts'>) {
  const { sends, gauges, monotonic, epochNow, target, allowed } = crew;
  const dues = createDueTimes();
  let beginsAt = 0;
  const numbers = { ...sends, idOf: (n: number) => sends.idOf(n, beginsAt + dues.at(n)) };
  const numberOf = (n: number) => sends.numberOf(numbers.idOf(n)) ?? -1;
  const cast = createCast(
    { speakersDevice: openDevices(allowed) },
    { target, ...senders, ...WHOLE },
    numbers,
  );
  const desk = createDesk(cast, gauges, (n) => epochNow() - beginsAt - dues.at(n));
  const mine = new Set<number>();
  const comes = async ({ due }: PlanStep) => {
    const startedAt = monotonic() + (beginsAt - epochNow());
    await waitUntil({ monotonic, scheduler: asyncScheduler }, startedAt + due, new AbortController().signal);
    return true;
  };
  const take = (taken: PlanStep) => {
    if (!('n' in taken)) return;
    mine.add(numberOf(taken.n));
    desk.send(taken);
  };
  await cast.prepare();
  beginsAt = beginningOf(crew, step);
  await takeSteps(own.steps(), WHOLE, ({ n, due }) => dues.set(n, due), comes, take);
  await desk.settled();
  cast.close();
  return { acknowledged: desk.acknowledged.map((one) => ({ ...one, n: numberOf(one.n) })), mine };
}

/** Lays out a plan and plays this worker's share of it, on an absolute schedule. @throws BadConfig, AppError. */
export async function playShare(crew: Crew, step: PlayStep, folder: string): Promise<void> {
  const file = resolve(folder, step.file);
  const plan = await planOf(crew, step, file);
  const { rooms, senders } = plan.options;
  const own = await sharePlan(plan, crew.share);
  await announce(crew, plan, own, file);
  await Promise.all(rooms.map((room) => crew.books.open(room)));
  const accountsFile = step.accounts === undefined ? null : resolve(folder, step.accounts);
  const equipped = await shareSenders(crew, own, { senders, accountsFile });
  const { acknowledged, mine } = await perform(crew, own, step, equipped);
  await checkShare(crew, rooms, acknowledged, mine);
}
