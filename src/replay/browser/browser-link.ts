import type { Browser } from 'playwright';
import { createHistogram } from '#replay/measure/histogram.ts';
import { mergePages } from '#replay/measure/pages.ts';
import { mergeTallies, type Tally } from '#replay/measure/tally.ts';
import type { Plan } from '#replay/plan/create-plan.ts';
import type { ConductedPart } from '#replay/play/conduct.ts';
import { createDueTimes, type DueTimes } from '#replay/play/due-times.ts';
import type { RoomRecords } from '#replay/play/part-task.ts';
import { roomAddress } from './page-address.ts';
import { createPageWatch, type PageWatch, type PageWatchPorts } from './page-watch.ts';
import { openWatchedPage } from './watched-page.ts';

const OPENS_WITHIN_MS = 30_000;

export type BrowserPorts = Pick<PageWatchPorts, 'monotonic' | 'wait'> & {
  readonly browser: Browser;
  /** What the platform keeps of the rooms, as far as it was read. */
  readonly records: () => RoomRecords;
  readonly interrupted: AbortSignal;
};

export type BrowserTask = {
  readonly plan: Plan;
  readonly pages: number;
  /** Where the page is served. */
  readonly origin: string;
  readonly isAllowed: (url: URL) => boolean;
  readonly throttle: number;
};

/** Intended moments of the texts; gifts and bets have rows of other kinds, and are not looked for. */
async function textTimes({ steps }: Plan): Promise<DueTimes> {
  const dues = createDueTimes();
  for await (const step of steps()) if (step.do === 'say') dues.set(step.n, step.due);
  return dues;
}

/** Opens the rooms' pages, dealt out in turn. @throws Error when one shows no chat in time. */
async function openPages(
  ports: BrowserPorts,
  task: BrowserTask,
  dues: DueTimes,
): Promise<readonly PageWatch[]> {
  const { browser, records, monotonic, wait, interrupted } = ports;
  const { pages, origin, isAllowed, throttle } = task;
  const { rooms } = task.plan.options;
  const recordOf = (room: string) => (records()[room] ?? []).filter(({ n }) => !Number.isNaN(dues.at(n)));
  const watchPorts = { monotonic, wait, recordOf, dueAt: dues.at };
  const open = async (index: number): Promise<PageWatch> => {
    const room = rooms[index % rooms.length] ?? '';
    const address = roomAddress(origin, room);
    const page = await openWatchedPage(browser, { room, address, isAllowed });
    const watch = createPageWatch(page, watchPorts);
    const until = monotonic() + OPENS_WITHIN_MS;
    for (await watch.gather(); !watch.begun && !interrupted.aborted; await watch.gather()) {
      if (page.gone || monotonic() > until) throw new Error(`the page shows no chat: ${address}`);
      await wait(100);
    }
    if (throttle > 1) await page.throttle(throttle);
    return watch;
  };
  const watches: PageWatch[] = [];
  for (let index = 0; index < pages; index += 1) watches.push(await open(index));
  return watches;
}

function tallyOf(watches: readonly PageWatch[]): Tally {
  const rendered = createHistogram();
  const tallies = watches.map((watch) => watch.tally());
  for (const tally of tallies) rendered.merge(tally.rendered);
  const nothing = mergeTallies([]);
  return {
    ...nothing,
    latency: { ...nothing.latency, rendered: rendered.state() },
    pages: mergePages(tallies.map(({ pages }) => pages)),
  };
}

/** Pages of a real browser as one more part of a run: it sends nothing, and watches. */
export function browserLink(ports: BrowserPorts, task: BrowserTask): ConductedPart {
  let watches: readonly PageWatch[] = [];
  return {
    async prepare() {
      watches = await openPages(ports, task, await textTimes(task.plan));
    },
    async play(startAt) {
      for (const watch of watches) watch.begin(startAt);
    },
    stop: async () => undefined,
    acknowledged: async () => [],
    async tally() {
      await Promise.all(watches.map((watch) => watch.gather()));
      return tallyOf(watches);
    },
  };
}
