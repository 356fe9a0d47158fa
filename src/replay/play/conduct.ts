import { checkRecord, type RecordCounts } from '#replay/measure/room-record.ts';
import { mergeTallies, type Tally } from '#replay/measure/tally.ts';
import { createTimeline, type Moment, type Timeline } from '#replay/measure/timeline.ts';
import type { Clerk } from './clerk.ts';
import type { PartLink } from './part-link.ts';
import type { RoomRecords } from './part-task.ts';
import { patiently } from './patiently.ts';

const PROGRESS_MS = 1_000;
/** Between the call to begin and the beginning, so that every part is ready. */
const LEAD_MS = 500;
/** When nothing more has come for so long, what is missing is lost. */
const QUIET_MS = 5_000;

/** How the wait for stragglers ended. */
export type Drain = 'converged' | 'quiet' | 'timeout' | 'interrupted';

/** What is conducted of a part once it is open. */
export type ConductedPart = Omit<PartLink, 'open' | 'close'>;

export type Show = {
  readonly links: readonly ConductedPart[];
  readonly clerk: Clerk;
  /** Epoch ms. */
  readonly wallClock: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly drainMs: number;
  readonly interrupted: AbortSignal;
  /** Called about once a second; `isOver` when everything was sent and stragglers are waited for. */
  readonly progress: (tally: Tally, tookMs: number, isOver: boolean) => void;
};

export type Conducted = {
  readonly startedAt: number;
  readonly tookMs: number;
  readonly tally: Tally;
  readonly timeline: readonly Moment[];
  readonly records: Readonly<Record<string, RecordCounts>>;
  readonly drain: Drain;
};

const together = async (links: readonly ConductedPart[], records: RoomRecords): Promise<Tally> =>
  mergeTallies(await Promise.all(links.map((link) => link.tally(records))));

/** A page of history that fails is read with the next one; what is never read is not judged. */
const copyRecord = ({ clerk }: Show): Promise<void> => clerk.catchUp().catch(() => undefined);

/** Tells how it goes, and copies the record beside it, until the playing is over. A slow platform slows no telling. */
async function accompany(
  show: Show,
  timeline: Timeline,
  startAt: number,
  playing: Promise<unknown>,
): Promise<void> {
  let over = false;
  let copying: Promise<void> | null = null;
  const ended = playing.finally(() => {
    over = true;
  });
  while (!over) {
    await Promise.race([ended, show.wait(PROGRESS_MS)]);
    copying ??= copyRecord(show).finally(() => {
      copying = null;
    });
    const tally = await together(show.links, {});
    const tookMs = show.wallClock() - startAt;
    timeline.note(tally, tookMs);
    show.progress(tally, tookMs, false);
  }
  await copying;
  await ended;
}

/** Messages that somebody was told, or saw on a screen. */
const arrived = ({ deliveries, pages }: Tally): number => deliveries.delivered + (pages?.rows.rendered ?? 0);

/** Waits until everybody was told everything and has it on the page, nothing more comes, or the time is up. */
async function drain(show: Show, startAt: number): Promise<Drain> {
  const began = show.wallClock();
  let [before, seen] = [-1, -1];
  let since = began;
  for (;;) {
    if (show.interrupted.aborted) return 'interrupted';
    await copyRecord(show);
    const tally = await together(show.links, show.clerk.records());
    show.progress(tally, show.wallClock() - startAt, true);
    // Rows that a page leaves out never come: it has all of them when no more are shown.
    const isShown = tally.seen === tally.deliveries.delivered || tally.seen === seen;
    const missing = tally.judged.lost + (tally.pages?.rows.unrendered ?? 0);
    if (missing === 0 && isShown) return 'converged';
    seen = tally.seen;
    const now = show.wallClock();
    if (arrived(tally) !== before) since = now;
    before = arrived(tally);
    if (now - since >= QUIET_MS) return 'quiet';
    if (now - began >= show.drainMs) return 'timeout';
    await show.wait(PROGRESS_MS);
  }
}

async function checkedRecords({ links, clerk }: Show): Promise<Record<string, RecordCounts>> {
  const told = (await Promise.all(links.map((link) => link.acknowledged()))).flat();
  return Object.fromEntries(
    Object.entries(clerk.records()).map(([room, record]) => [
      room,
      checkRecord(
        record,
        told.filter((one) => one.room === room),
      ),
    ]),
  );
}

/** Plays a plan with parts that are open, and judges what came of it. An interruption ends it early, not badly. */
export async function conduct(show: Show): Promise<Conducted> {
  const { links, clerk, wallClock, interrupted } = show;
  await patiently('reading the rooms', clerk.begin);
  await Promise.all(links.map((link) => link.prepare()));
  const startAt = wallClock() + LEAD_MS;
  const stop = () => void Promise.all(links.map((link) => link.stop())).catch(() => undefined);
  interrupted.addEventListener('abort', stop, { once: true });
  if (interrupted.aborted) stop();
  const timeline = createTimeline();
  await accompany(show, timeline, startAt, Promise.all(links.map((link) => link.play(startAt))));
  const tookMs = wallClock() - startAt;
  const ended = await drain(show, startAt);
  await copyRecord(show);
  const tally = await together(links, clerk.records());
  timeline.note(tally, wallClock() - startAt);
  return {
    startedAt: startAt,
    tookMs,
    tally,
    timeline: timeline.moments(),
    records: await checkedRecords(show),
    drain: ended,
  };
}
