import type { RowCounts } from '#replay/measure/pages.ts';
import type { Recorded } from '#replay/measure/room-record.ts';
import type { FeedRow, Screenful } from './page-notes.ts';

/** First appearance of a message on screen; `at` is ms of the page's clock. */
export type RowAppearance = { readonly order: number; readonly at: number };

/** The rows that the core delivered to one page, and which of them were on its screen. */
export type ScreenLog = {
  delivered(rows: readonly FeedRow[]): void;
  /** Records a screenful. @returns the messages that were not on screen before. */
  shown(screen: Screenful): readonly RowAppearance[];
  /** Counts what became of the messages that the page should show, in the order of the room. */
  judge(owed: readonly Recorded[]): RowCounts;
};

/** The range of orders from the first to the last row of a screenful. */
type Span = { readonly from: number; readonly to: number };

function createSpans() {
  const spans: Span[] = [];
  return {
    add(span: Span) {
      const last = spans.at(-1);
      const meets = last !== undefined && span.from <= last.to && last.from <= span.to;
      if (!meets) spans.push(span);
      else spans.splice(-1, 1, { from: Math.min(last.from, span.from), to: Math.max(last.to, span.to) });
    },
    cover: (order: number) => spans.some(({ from, to }) => from < order && order < to),
  };
}

/** The undelivered messages that rows in their place count as not shown; both are in order. */
function omittedOf(untold: readonly number[], skipped: ReadonlyMap<number, number>): ReadonlySet<number> {
  const skips = [...skipped].sort(([left], [right]) => left - right);
  const omitted = new Set<number>();
  let room = 0;
  for (const order of untold) {
    for (let next = skips[0]; next !== undefined && next[0] <= order; next = skips[0]) {
      room = next[1];
      skips.shift();
    }
    if (room > 0) omitted.add(order);
    room -= 1;
  }
  return omitted;
}

/**
 * Creates the log of one page. A message counts as passed when it was in the list and more arrived at once than fits on the
 * screen, so that no screenful reached from before it to after it. It counts as unrendered when such a screenful should
 * have contained it, or when nothing newer arrived after it.
 */
export function createScreenLog(): ScreenLog {
  const rowByKey = new Map<string, FeedRow>();
  const fed = new Set<number>();
  const skipped = new Map<number, number>();
  const rendered = new Set<number>();
  const spans = createSpans();
  let newest = Number.NEGATIVE_INFINITY;
  return {
    delivered(rows) {
      for (const row of rows) {
        if (row.kind === 'skipped') skipped.set(row.order, row.count);
        else rowByKey.set(row.key, row);
        if (row.kind === 'text') fed.add(row.order);
      }
    },
    shown({ at, keys, atHead }) {
      const rows = keys.flatMap((key) => rowByKey.get(key) ?? []);
      if (rows.length === 0) return [];
      const orders = rows.map(({ order }) => order);
      const span = { from: atHead ? Number.NEGATIVE_INFINITY : Math.min(...orders), to: Math.max(...orders) };
      spans.add(span);
      newest = Math.max(newest, span.to);
      const fresh = rows.filter(({ kind, order }) => kind === 'text' && !rendered.has(order));
      for (const { order } of fresh) rendered.add(order);
      return fresh.map(({ order }) => ({ order, at }));
    },
    judge(owed) {
      const untold = owed.map(({ seq }) => seq).filter((seq) => !fed.has(seq));
      const omitted = omittedOf(untold, skipped);
      const counts = { owed: 0, fed: 0, rendered: 0, leftOut: 0, passed: 0, unrendered: 0, untold: 0 };
      for (const { seq } of owed) {
        counts.owed += 1;
        if (fed.has(seq)) counts.fed += 1;
        if (rendered.has(seq)) counts.rendered += 1;
        else if (omitted.has(seq)) counts.leftOut += 1;
        else if (fed.has(seq) && seq < newest && !spans.cover(seq)) counts.passed += 1;
        else counts.unrendered += 1;
        if (!fed.has(seq) && !omitted.has(seq)) counts.untold += 1;
      }
      return counts;
    },
  };
}
