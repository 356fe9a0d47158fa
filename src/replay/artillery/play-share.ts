import { basename, resolve } from 'node:path';
import { checkRecord } from '#replay/measure/room-record.ts';
import { createPlan, type Plan } from '#replay/plan/create-plan.ts';
import type { PlanStep, SendStep } from '#replay/plan/plan.ts';
import { planOptionsFrom } from '#replay/plan/plan-flags.ts';
import { isMine, planHash } from '#replay/plan/plan-lines.ts';
import { waitUntil } from '#replay/play/alarm.ts';
import { createCast } from '#replay/play/cast.ts';
import { createDesk } from '#replay/play/desk.ts';
import { createDueTimes } from '#replay/play/due-times.ts';
import type { AcknowledgedIn } from '#replay/play/part-task.ts';
import { takeSteps } from '#replay/play/take-steps.ts';
import { openRecording } from '#replay/record/read-recording.ts';
import { inProcessPorts } from '#worker/in-process-ports.ts';
import { fact } from './counters.ts';
import type { Crew } from './crew.ts';
import { waitForStragglers } from './patience.ts';
import type { PlayStep } from './script.ts';
import { shareAccounts } from './share-accounts.ts';

const { scheduler } = inProcessPorts();

/** The plan of a step: sends alone, since viewers are Artillery's. */
async function planOf(crew: Crew, step: PlayStep, file: string): Promise<Plan> {
  const { room, after, at, accounts, file: _, ...flags } = step;
  const rooms = room === undefined ? [await crew.room(undefined)] : [room].flat();
  return createPlan(await openRecording(file), planOptionsFrom({ ...flags, room: rooms, viewers: '0' }));
}

/** Tells what the whole of a share is, and what of: whoever reads the counters knows whether it was played. */
async function announce({ meter, share }: Crew, plan: Plan, file: string): Promise<void> {
  let sends = 0;
  for await (const step of plan.steps()) if ('n' in step && isMine(step, share.index, share.of)) sends++;
  meter.add({
    [fact('plan', await planHash(plan))]: 1,
    [fact('recording', basename(file))]: 1,
    [fact('sends', 'planned')]: sends,
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

/** Lays out a plan and plays this worker's share of it, on an absolute schedule. @throws BadConfig, AppError. */
export async function playShare(crew: Crew, step: PlayStep, folder: string): Promise<void> {
  const { share, sends, gauges, monotonic, epochNow, target, device, books } = crew;
  const file = resolve(folder, step.file);
  const plan = await planOf(crew, step, file);
  const { rooms, senders } = plan.options;
  await announce(crew, plan, file);
  await Promise.all(rooms.map((room) => books.open(room)));
  const accounts = await shareAccounts(crew, senders, step.accounts ? resolve(folder, step.accounts) : null);
  const dues = createDueTimes();
  let beginsAt = 0;
  const numbers = { ...sends, idOf: (n: number) => sends.idOf(n, beginsAt + dues.at(n)) };
  const cast = createCast({ device }, { target, accounts, index: 0, of: 1 }, numbers);
  const since = (n: number) => epochNow() - beginsAt - dues.at(n);
  const asOwn = (send: SendStep) => ({ ...send, sender: (send.sender - share.index) / share.of });
  const desk = createDesk({ perform: (send) => cast.perform(asOwn(send)) }, gauges, since);
  const mine = new Set<number>();
  const numberOf = (n: number) => sends.numberOf(numbers.idOf(n)) ?? -1;
  const comes = async ({ due }: PlanStep) => {
    const startedAt = monotonic() + (beginsAt - epochNow());
    await waitUntil({ monotonic, scheduler }, startedAt + due, new AbortController().signal);
    return true;
  };
  await cast.prepare();
  beginsAt = beginningOf(crew, step);
  await takeSteps(
    plan.steps(),
    share,
    ({ n, due }) => dues.set(n, due),
    comes,
    (taken) => {
      if (!('n' in taken)) return;
      mine.add(numberOf(taken.n));
      desk.send(taken);
    },
  );
  await desk.settled();
  const acknowledged = desk.acknowledged.map((one) => ({ ...one, n: numberOf(one.n) }));
  await checkShare(crew, rooms, acknowledged, mine);
  cast.close();
}
