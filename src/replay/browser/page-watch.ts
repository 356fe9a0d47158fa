import type { HistogramState } from '#replay/measure/histogram.ts';
import type { PagesTally } from '#replay/measure/pages.ts';
import type { Recorded } from '#replay/measure/room-record.ts';
import { createCostBook } from './cost-book.ts';
import { createFrameBook } from './frame-book.ts';
import { createRenderedTimes } from './rendered-times.ts';
import { createScreenBook } from './screen-book.ts';
import type { WatchedPage } from './watched-page.ts';

export type PageWatchPorts = {
  readonly monotonic: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** What the platform keeps of the texts of this run in a room, in its order. */
  readonly recordOf: (room: string) => readonly Recorded[];
  /** Intended moment of a send, ms since the plan began. */
  readonly dueAt: (n: number) => number;
};

/** Keeps the books of one page. */
export type PageWatch = {
  /** Whether the core has told the page the first of the chat. */
  readonly begun: boolean;
  /** From this moment on it counts; epoch ms. */
  begin(startAt: number): void;
  /** Fetches the page's notes; one that is too busy to answer is heard the next time. */
  gather(): Promise<void>;
  tally(): { readonly rendered: HistogramState; readonly pages: PagesTally };
};

/** A page that is held up longer than this keeps its notes for the next time. */
const ANSWERS_WITHIN_MS = 1_000;

export function createPageWatch(page: WatchedPage, ports: PageWatchPorts): PageWatch {
  const { recordOf, dueAt, wait, monotonic } = ports;
  const [screens, frames, costs] = [createScreenBook(), createFrameBook(), createCostBook(monotonic)];
  let begun = false;
  let startAt = Number.POSITIVE_INFINITY;
  let asking: Promise<void> | null = null;
  const rendered = createRenderedTimes(
    () => recordOf(page.room),
    (n, at) => at - startAt - dueAt(n),
  );
  const ask = async () => {
    const taken = await page.take();
    if (taken === null) return;
    const { notes, cost } = taken;
    begun ||= notes.begun;
    screens.told(notes.told);
    const appeared = notes.screens.flatMap((screen) => screens.shown(screen));
    rendered.appeared(appeared.map(({ order, at }) => ({ order, at: at + notes.clockZero })));
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
    gather() {
      asking ??= ask().finally(() => {
        asking = null;
      });
      return Promise.race([asking, wait(ANSWERS_WITHIN_MS)]);
    },
    tally: () => ({
      rendered: rendered.state(),
      pages: {
        opened: 1,
        gone: page.gone ? 1 : 0,
        refused: page.refused,
        rows: screens.judge(recordOf(page.room)),
        ...frames.counts(),
        ...costs.counts(),
      },
    }),
  };
}
