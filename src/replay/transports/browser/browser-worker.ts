import type { Browser } from 'playwright';
import { createHistogram } from '#replay/measure/histogram.ts';
import { mergePages } from '#replay/measure/pages.ts';
import { mergeTallies, type Tally } from '#replay/measure/tally.ts';
import type { Plan } from '#replay/plan/create-plan.ts';
import { createDueTimes, type DueTimes } from '#replay/plan/due-times.ts';
import type { CoordinatedWorker } from '#replay/run/coordinator/run-coordinator.ts';
import type { RoomRecords } from '#replay/run/protocol/worker-task.ts';
import { roomAddress } from './page-address.ts';
import { createPageMonitor, type PageMonitor, type PageMonitorPorts } from './page-monitor.ts';
import { openWatchedPage } from './watched-page.ts';

const OPENS_WITHIN_MS = 30_000;

/** Dependencies of the browser worker. */
export type BrowserPorts = Pick<PageMonitorPorts, 'monotonic' | 'wait'> & {
  readonly browser: Browser;
  /** The platform's records of the rooms, as far as they were read. */
  readonly records: () => RoomRecords;
  readonly interrupted: AbortSignal;
};

/** Task of the browser worker. */
export type BrowserTask = {
  readonly plan: Plan;
  readonly pages: number;
  /** The origin that serves the page. */
  readonly origin: string;
  readonly isAllowed: (url: URL) => boolean;
  readonly throttle: number;
};

/** The intended moments of the texts; gifts and bets have other kinds of rows, and are not measured. */
async function textTimes({ steps }: Plan): Promise<DueTimes> {
  const dues = createDueTimes();
  for await (const step of steps()) if (step.do === 'say') dues.set(step.n, step.due);
  return dues;
}

/** Opens pages of the rooms in rotation. @throws Error when a page shows no chat in time. */
async function openPages(
  ports: BrowserPorts,
  task: BrowserTask,
  dues: DueTimes,
): Promise<readonly PageMonitor[]> {
  const { browser, records, monotonic, wait, interrupted } = ports;
  const { pages, origin, isAllowed, throttle } = task;
  const { rooms } = task.plan.options;
  const recordOf = (room: string) => (records()[room] ?? []).filter(({ n }) => !Number.isNaN(dues.at(n)));
  const watchPorts = { monotonic, wait, recordOf, dueAt: dues.at };
  const open = async (index: number): Promise<PageMonitor> => {
    const room = rooms[index % rooms.length] ?? '';
    const address = roomAddress(origin, room);
    const page = await openWatchedPage(browser, { room, address, isAllowed });
    const watch = createPageMonitor(page, watchPorts);
    const until = monotonic() + OPENS_WITHIN_MS;
    for (await watch.collect(); !watch.begun && !interrupted.aborted; await watch.collect()) {
      if (page.hasClosed || monotonic() > until) throw new Error(`the page shows no chat: ${address}`);
      await wait(100);
    }
    if (throttle > 1) await page.throttle(throttle);
    return watch;
  };
  const watches: PageMonitor[] = [];
  for (let index = 0; index < pages; index += 1) watches.push(await open(index));
  return watches;
}

function tallyOf(watches: readonly PageMonitor[]): Tally {
  const rendered = createHistogram();
  const tallies = watches.map((watch) => watch.tally());
  for (const tally of tallies) rendered.merge(tally.rendered);
  const emptyTally = mergeTallies([]);
  return {
    ...emptyTally,
    latency: { ...emptyTally.latency, rendered: rendered.state() },
    pages: mergePages(tallies.map(({ pages }) => pages)),
  };
}

/** Creates a worker whose viewers are pages of a real browser; it sends nothing. */
export function createBrowserWorker(ports: BrowserPorts, task: BrowserTask): CoordinatedWorker {
  let watches: readonly PageMonitor[] = [];
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
      await Promise.all(watches.map((watch) => watch.collect()));
      return tallyOf(watches);
    },
  };
}
