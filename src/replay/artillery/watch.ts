import { setTimeout as wait } from 'node:timers/promises';
import { fact } from './counters.ts';
import type { Crew } from './crew.ts';
import { waitForStragglers } from './patience.ts';
import type { WatchStep } from './script.ts';

/** What has come over the wire is on the page so long after, at most. */
const SHOWN_MS = 500;

/**
 * Has a room's page open for a while, and is owed all that the platform keeps of that time.
 * @throws Error when the page never came.
 */
export async function watch(crew: Crew, { name, password, slow, ...step }: WatchStep): Promise<void> {
  const { house, books, meter, monotonic, config } = crew;
  const room = await crew.room(step.room);
  const book = await books.open(room);
  const account = name !== undefined && password !== undefined ? { name, password } : null;
  const viewer = house.enter({ room, account, slow });
  await wait(step.for);
  await book.catchUp();
  const untilSeq = book.entries().at(-1)?.seq ?? 0;
  const judge = () => house.judge(viewer, book, untilSeq);
  const ended = await waitForStragglers({
    monotonic,
    limitMs: config.drain,
    isComplete: async () => judge().lost === 0,
    progress: () => viewer.deliveries.counts.delivered,
  });
  await wait(SHOWN_MS);
  const judged = judge();
  house.leave(viewer, judged);
  meter.add({ [fact('drain', ended)]: 1 });
  if (judged.gaps > 0) meter.add({ [fact('longest.gap', String(judged.longestGap))]: 1 });
  if (!viewer.deliveries.begun) throw new Error('noFirstPage');
}
