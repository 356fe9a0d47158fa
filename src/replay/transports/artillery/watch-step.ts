import { setTimeout as wait } from 'node:timers/promises';
import { labelCounter } from './counters.ts';
import type { WatchStep } from './script.ts';
import { waitForStragglers } from './wait-for-stragglers.ts';
import type { WorkerContext } from './worker-context.ts';

/** The longest time from the wire to the page, ms. */
const SHOWN_MS = 500;

/**
 * Keeps the page of a room open for a while, and judges it by all messages that the platform stores of that time.
 * @throws Error when the first page never arrived
 */
export async function watch(
  context: WorkerContext,
  { name, password, slow, ...step }: WatchStep,
): Promise<void> {
  const { viewers, transcripts, emitter, monotonic, config } = context;
  const room = await context.room(step.room);
  const transcript = await transcripts.open(room);
  const account = name !== undefined && password !== undefined ? { name, password } : null;
  const viewer = viewers.enter({ room, account, slow });
  await wait(step.for);
  await transcript.catchUp();
  const untilSeq = transcript.entries().at(-1)?.seq ?? 0;
  const judge = () => viewers.judge(viewer, transcript, untilSeq);
  const ended = await waitForStragglers({
    monotonic,
    limitMs: config.drain,
    isComplete: async () => judge().lost === 0,
    progress: () => viewer.deliveries.counts.delivered,
  });
  await wait(SHOWN_MS);
  const judged = judge();
  viewers.leave(viewer, judged);
  emitter.add({ [labelCounter('drain', ended)]: 1 });
  if (judged.gaps > 0) emitter.add({ [labelCounter('longest.gap', String(judged.longestGap))]: 1 });
  if (!viewer.deliveries.begun) throw new Error('noFirstPage');
}
