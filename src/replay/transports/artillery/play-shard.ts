import { basename, resolve } from 'node:path';
import { asyncScheduler } from 'rxjs';
import { UsageError } from '#replay/cli/command.ts';
import { checkRecord } from '#replay/measure/room-record.ts';
import { createPlan, type Plan } from '#replay/plan/create-plan.ts';
import { createDueTimes } from '#replay/plan/due-times.ts';
import type { PlanStep } from '#replay/plan/plan.ts';
import { planOptionsFrom } from '#replay/plan/plan-flags.ts';
import { isAssignedTo, planHash } from '#replay/plan/plan-lines.ts';
import { openRecording } from '#replay/recording/read-recording.ts';
import type { AcknowledgedSend } from '#replay/run/protocol/worker-task.ts';
import { type PreparedSenders, prepareSenders } from '#replay/run/senders/prepare-senders.ts';
import { createSendTracker } from '#replay/run/senders/send-tracker.ts';
import { createSenderPool } from '#replay/run/senders/sender-pool.ts';
import { playSteps } from '#replay/run/worker/take-steps.ts';
import { waitUntil } from '#replay/runtime/timers.ts';
import { createDeviceFactory } from '#replay/target/devices.ts';
import { availableGifts } from '#replay/target/gift-catalogue.ts';
import { readAccounts } from '#replay/target/members.ts';
import { labelCounter } from './counters.ts';
import type { PlayStep } from './script.ts';
import { runIdOf } from './send-ids.ts';
import { FULL_PLAN, type Shard } from './shard.ts';
import { waitForStragglers } from './wait-for-stragglers.ts';
import type { WorkerContext } from './worker-context.ts';

/** The integers below `all` that belong to a shard. */
const numbersOf = ({ index, of }: Shard, all: number): readonly number[] =>
  Array.from({ length: all }, (_, number) => number).filter((number) => number % of === index);

/** Creates a plan of a shard's sends: its senders are numbered from 0, its sends keep their numbers. */
async function shardPlan(plan: Plan, shard: Shard): Promise<Plan> {
  const senders = numbersOf(shard, plan.options.senders).length;
  async function* steps() {
    for await (const step of plan.steps()) {
      if (!('n' in step) || !isAssignedTo(step, shard.index, shard.of)) continue;
      yield { ...step, sender: (step.sender - shard.index) / shard.of };
    }
  }
  let sends = 0;
  for await (const _ of steps()) sends++;
  return { options: { ...plan.options, senders }, sends, steps };
}

/**
 * Prepares an account for each sender of a shard. Workers cannot coordinate registrations, so a file contains all members
 * of the plan, or there is no file.
 * @param own the plan of the shard
 * @throws UsageError when the file has too few
 */
async function shardSenders(
  { device, target, shard, testId, worker }: WorkerContext,
  own: Plan,
  { senders, accountsFile }: { readonly senders: number; readonly accountsFile: string | null },
): Promise<Pick<PreparedSenders, 'accounts' | 'gifts'>> {
  if (accountsFile === null) {
    return prepareSenders(device, { target, run: runIdOf(`${testId} ${worker}`), accountsFile }, own);
  }
  const all = await readAccounts(accountsFile);
  if (all.length < senders)
    throw new UsageError(`accounts: ${all.length} of the ${senders} members that are to speak`);
  const gifts = await availableGifts(device(), target);
  return {
    accounts: numbersOf(shard, senders).flatMap((sender) => all[sender] ?? []),
    gifts: gifts.map(({ giftId }) => giftId),
  };
}

/** The plan of a step. It has sends only: Artillery starts the viewers. */
async function planOf(context: WorkerContext, step: PlayStep, file: string): Promise<Plan> {
  const { room, after, at, accounts, file: _, ...flags } = step;
  const rooms = room === undefined ? [await context.room(undefined)] : [room].flat();
  return createPlan(await openRecording(file), planOptionsFrom({ ...flags, room: rooms, viewers: '0' }));
}

/** Counts what is played, and how much of it by this worker, so that the result shows whether all of it was. */
async function announce({ emitter }: WorkerContext, plan: Plan, own: Plan, file: string): Promise<void> {
  emitter.add({
    [labelCounter('plan', await planHash(plan))]: 1,
    [labelCounter('recording', basename(file))]: 1,
    [labelCounter('sends', 'planned')]: own.sends,
    ...Object.fromEntries(plan.options.rooms.map((room) => [labelCounter('room', `${room}.played`), 1])),
  });
}

/** Epoch ms of the first send. */
const beginningOf = ({ epochNow }: WorkerContext, { at, after }: PlayStep): number =>
  at === undefined ? epochNow() + after : Date.parse(at);

/** Compares the acknowledged sends of this shard with the transcript of each room. */
async function checkShard(
  { transcripts, emitter, monotonic, config }: WorkerContext,
  rooms: readonly string[],
  acknowledged: readonly AcknowledgedSend[],
  mine: ReadonlySet<number>,
): Promise<void> {
  for (const room of rooms) {
    const transcript = await transcripts.open(room);
    const acknowledgedHere = acknowledged.filter((send) => send.room === room);
    const check = () =>
      checkRecord(
        transcript.entries().filter(({ n }) => mine.has(n)),
        acknowledgedHere,
      );
    await waitForStragglers({
      monotonic,
      limitMs: config.drain,
      isComplete: async () => {
        await transcript.catchUp();
        return check().lost === 0;
      },
      progress: () => transcript.entries().length,
    });
    const counts = Object.entries(check());
    emitter.add(
      Object.fromEntries(counts.map(([name, count]) => [labelCounter('room', `${room}.${name}`), count])),
    );
    emitter.add(Object.fromEntries(counts.map(([name, count]) => [labelCounter('record', name), count])));
  }
}

/** Performs the steps of a shard at their moments. Resolves when every send has its outcome. */
async function perform(
  context: WorkerContext,
  own: Plan,
  step: PlayStep,
  senders: Pick<PreparedSenders, 'accounts' | 'gifts'>,
) {
  const { sends, gauges, monotonic, epochNow, target, allowed } = context;
  const dues = createDueTimes();
  let beginsAt = 0;
  const messageIds = { ...sends, idOf: (n: number) => sends.idOf(n, beginsAt + dues.at(n)) };
  const numberOf = (n: number) => sends.numberOf(messageIds.idOf(n)) ?? -1;
  const senderPool = createSenderPool(
    { senderDevice: createDeviceFactory(allowed) },
    { target, ...senders, ...FULL_PLAN },
    messageIds,
  );
  const sendTracker = createSendTracker(senderPool, gauges, (n) => epochNow() - beginsAt - dues.at(n));
  const mine = new Set<number>();
  const waitForStep = async ({ due }: PlanStep) => {
    const startedAt = monotonic() + (beginsAt - epochNow());
    await waitUntil({ monotonic, scheduler: asyncScheduler }, startedAt + due, new AbortController().signal);
    return true;
  };
  const performStep = (planStep: PlanStep) => {
    if (!('n' in planStep)) return;
    mine.add(numberOf(planStep.n));
    sendTracker.send(planStep);
  };
  await senderPool.prepare();
  beginsAt = beginningOf(context, step);
  await playSteps(own.steps(), FULL_PLAN, ({ n, due }) => dues.set(n, due), waitForStep, performStep);
  await sendTracker.settled();
  senderPool.close();
  return { acknowledged: sendTracker.acknowledged.map((send) => ({ ...send, n: numberOf(send.n) })), mine };
}

/** Builds a plan and plays this worker's shard of it on an absolute schedule. @throws UsageError, CommandError. */
export async function playShard(context: WorkerContext, step: PlayStep, folder: string): Promise<void> {
  const file = resolve(folder, step.file);
  const plan = await planOf(context, step, file);
  const { rooms, senders } = plan.options;
  const own = await shardPlan(plan, context.shard);
  await announce(context, plan, own, file);
  await Promise.all(rooms.map((room) => context.transcripts.open(room)));
  const accountsFile = step.accounts === undefined ? null : resolve(folder, step.accounts);
  const prepared = await shardSenders(context, own, { senders, accountsFile });
  const { acknowledged, mine } = await perform(context, own, step, prepared);
  await checkShard(context, rooms, acknowledged, mine);
}
