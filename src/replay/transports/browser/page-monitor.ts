import { createHistogram, type HistogramState } from '#replay/measure/histogram.ts';
import type { PagesTally } from '#replay/measure/pages.ts';
import type { Recorded } from '#replay/measure/room-record.ts';
import { createFrameCounter } from './frame-counts.ts';
import { createScreenLog, type RowAppearance } from './screen-log.ts';
import type { PageCost, WatchedPage } from './watched-page.ts';

/**
 * Measures the latency of each send to the screen of one page. The send of a row is known once the platform's record has
 * been read that far; until then the row waits.
 * @param record the platform's record so far, in the order of the room
 */
export function createRenderedTimes(
  record: () => readonly Recorded[],
  tookMs: (n: number, at: number) => number,
) {
  const histogram = createHistogram();
  const sendOf = new Map<number, number>();
  const counted = new Set<number>();
  let known = 0;
  let waiting: readonly RowAppearance[] = [];
  const count = ({ order, at }: RowAppearance) => {
    const n = sendOf.get(order);
    if (n === undefined || counted.has(n)) return;
    counted.add(n);
    histogram.record(tookMs(n, at));
  };
  return {
    rowsAppeared(more: readonly RowAppearance[]) {
      const recorded = record();
      for (const { seq, n } of recorded.slice(known)) sendOf.set(seq, n);
      known = recorded.length;
      const newest = recorded.at(-1)?.seq ?? 0;
      const all = [...waiting, ...more];
      for (const row of all) count(row);
      // A row that is older than the newest record and not in it is not part of the run.
      waiting = all.filter(({ order }) => order > newest);
    },
    state: histogram.state,
  };
}

type Costs = Pick<PagesTally, 'heapBytes' | 'nodes' | 'cpu'>;

/** A value and its maximum. */
function createPeak() {
  const peak = { now: 0, most: 0 };
  return {
    note(value: number) {
      peak.now = value;
      peak.most = Math.max(peak.most, value);
    },
    read: () => ({ ...peak }),
  };
}

/** Creates the counts of what one page costs, from the first reading on. */
function createPageCosts(monotonic: () => number) {
  const [heapBytes, nodes] = [createPeak(), createPeak()];
  let first: { readonly at: number; readonly cpuMs: number } | null = null;
  let cpu = { usedMs: 0, tookMs: 0 };
  return {
    note(cost: PageCost) {
      const at = monotonic();
      first ??= { at, cpuMs: cost.cpuMs };
      cpu = { usedMs: cost.cpuMs - first.cpuMs, tookMs: at - first.at };
      heapBytes.note(cost.heapBytes);
      nodes.note(cost.nodes);
    },
    counts: (): Costs => ({ heapBytes: heapBytes.read(), nodes: nodes.read(), cpu }),
  };
}

/** Dependencies of a page monitor. */
export type PageMonitorPorts = {
  readonly monotonic: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** The texts of this run that the platform recorded in a room, in its order. */
  readonly recordOf: (room: string) => readonly Recorded[];
  /** The intended moment of a send, ms since the plan began. */
  readonly dueAt: (n: number) => number;
};

/** Measures one page. */
export type PageMonitor = {
  /** True if the core has delivered the first rows of the chat. */
  readonly begun: boolean;
  /** Starts to count at this moment, epoch ms. */
  begin(startAt: number): void;
  /** Reads the page's notes; a page that is too busy to answer is read the next time. */
  collect(): Promise<void>;
  tally(): { readonly rendered: HistogramState; readonly pages: PagesTally };
};

/** A page that does not answer within this time is read the next time, ms. */
const ANSWERS_WITHIN_MS = 1_000;

/** Creates the monitor of an open page. */
export function createPageMonitor(page: WatchedPage, ports: PageMonitorPorts): PageMonitor {
  const { recordOf, dueAt, wait, monotonic } = ports;
  const [screens, frames, costs] = [createScreenLog(), createFrameCounter(), createPageCosts(monotonic)];
  let begun = false;
  let startAt = Number.POSITIVE_INFINITY;
  let collecting: Promise<void> | null = null;
  const rendered = createRenderedTimes(
    () => recordOf(page.room),
    (n, at) => at - startAt - dueAt(n),
  );
  const collectOnce = async () => {
    const collected = await page.collect();
    if (collected === null) return;
    const { notes, cost } = collected;
    begun ||= notes.begun;
    screens.delivered(notes.rows);
    const rowsAppeared = notes.screens.flatMap((screen) => screens.shown(screen));
    rendered.rowsAppeared(rowsAppeared.map(({ order, at }) => ({ order, at: at + notes.clockZero })));
    frames.note(notes, startAt - notes.clockZero);
    if (startAt < Number.POSITIVE_INFINITY) costs.note(cost);
  };
  return {
    get begun() {
      return begun;
    },
    begin(at) {
      startAt = at;
    },
    collect() {
      collecting ??= collectOnce().finally(() => {
        collecting = null;
      });
      return Promise.race([collecting, wait(ANSWERS_WITHIN_MS)]);
    },
    tally: () => ({
      rendered: rendered.state(),
      pages: {
        opened: 1,
        gone: page.hasClosed ? 1 : 0,
        refused: page.refused,
        rows: screens.judge(recordOf(page.room)),
        ...frames.counts(),
        ...costs.counts(),
      },
    }),
  };
}
