import type { ChatRow } from '#contract/community/chat/row.ts';
import type { LostRow } from './lost-rows.ts';
import { type Reading, show } from './reading.ts';
import { once, type RowsPort } from './reading-on.ts';
import { withoutKeys, withPatch, withRows } from './row-window.ts';

/** Maximum number of pages loaded per request. */
const PAGES_MAX = 20;

type Rows = readonly ChatRow[];

/** Returns the part of a gap that remains after one page; null when it is filled. */
function leftOf(gap: LostRow, page: Rows): LostRow | null {
  const first = page[0];
  if (first === undefined) return gap;
  return first.order <= gap.fromSeq ? null : { ...gap, toSeq: Math.ceil(first.order) - 1 };
}

/** Fills a gap from its end, page by page, from what the platform still retains. Messages it no longer has stay marked. */
export const fillLost = (reading: Reading, ports: RowsPort, key: string): Promise<void> =>
  once(reading, async () => {
    const { state } = reading;
    const gap = state.rows.find((row): row is LostRow => row.key === key && row.kind === 'gap');
    if (state.following || gap === undefined) return;
    let left: LostRow | null = { ...gap, state: 'asking' };
    const mark = (row: LostRow) => show(reading, withPatch(state.rows, row));
    mark(left);
    try {
      for (let page = 0; page < PAGES_MAX && left !== null; page += 1) {
        const { fromSeq, toSeq }: LostRow = left;
        const rows = await ports.rows({ before: toSeq + 1 });
        if (state.following || rows.length === 0) break;
        left = leftOf(left, rows);
        const inside = rows.filter(({ order }) => order >= fromSeq);
        show(reading, withRows(left ? withPatch(state.rows, left) : withoutKeys(state.rows, [key]), inside));
      }
    } finally {
      if (left !== null && !state.following) mark({ ...left, state: 'missing' });
    }
  });
