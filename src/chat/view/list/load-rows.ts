import type { ChatRow } from '#contract/community/chat/row.ts';
import type { ChatViewPorts } from '../chat-ports.ts';
import { type Frozen, freeze, type ListModel, resume, show } from './list-model.ts';
import { newestFromOthers, newestOrder, withoutKeys, withPatch, withRows } from './row-window.ts';

type Rows = readonly ChatRow[];
export type RowsPort = Pick<ChatViewPorts, 'rows'>;
type LostRow = Extract<ChatRow, { kind: 'gap' }>;

/**
 * Key prefix of gaps that only the list has: messages that arrived while no core was running, or were dropped from its
 * memory.
 */
export const LOST = 'lost:';

/** Maximum number of pages loaded per request for a gap. */
const GAP_PAGES_MAX = 20;

/**
 * Runs one request at a time while the reader reads; a failed one leaves the list unchanged, and the next scroll retries.
 * `isCurrent` is false once the list follows again.
 */
async function once(
  { state }: ListModel,
  load: (frozen: Frozen, isCurrent: () => boolean) => Promise<void>,
): Promise<void> {
  const { phase } = state;
  if (phase.is !== 'reading' || phase.request === 'pending') return;
  phase.request = 'pending';
  try {
    await load(phase, () => state.phase === phase);
  } catch {
    return;
  } finally {
    phase.request = 'idle';
  }
}

/** Returns the rows after the last displayed one: from the tail where it continues them, from the core otherwise. */
function rowsAfter({ tail }: ListModel, ports: RowsPort, end: number): Rows | Promise<Rows> {
  const first = tail[0];
  return first !== undefined && first.order <= end
    ? tail.filter(({ order }) => order > end)
    : ports.rows({ after: end });
}

/** Returns the gap row for messages that even the core no longer retains; the platform may still have them. */
const lostRow = (before: ChatRow, end: number): ChatRow => ({
  kind: 'gap',
  key: `${LOST}${end}`,
  order: (end + before.order) / 2,
  at: before.at,
  fromSeq: Math.floor(end) + 1,
  toSeq: Math.ceil(before.order) - 1,
  state: 'missing',
});

/** Appends the next rows to a frozen list. */
export const readOn = (list: ListModel, ports: RowsPort): Promise<void> =>
  once(list, async (_frozen, isCurrent) => {
    const { state, ledger } = list;
    const end = newestFromOthers(state.rows);
    const shown = new Set(state.rows.map(({ key }) => key));
    const next = (await rowsAfter(list, ports, end)).filter(({ key }) => !shown.has(key));
    const first = next[0];
    if (!isCurrent()) return;
    if (first === undefined) {
      // The room's numbers restarted: its rows are below the displayed ones, and only a restart of the list shows them.
      if (newestOrder(list.tail) < end) resume(list);
      return;
    }
    const lost = ledger.passBelow(first.order).total;
    for (const { key } of next) ledger.drop(key);
    const gap = lost > 0 && first.order - end > 1 ? [lostRow(first, end)] : [];
    show(list, withRows(state.rows, [...gap, ...next]));
    state.unread = ledger.sum();
  });

/** Prepends older rows to a frozen list. */
export const readBack = (list: ListModel, ports: RowsPort): Promise<void> =>
  once(list, async (frozen, isCurrent) => {
    const { state } = list;
    const first = state.rows[0];
    if (frozen.older === 'none' || first === undefined) return;
    const older = await ports.rows({ before: first.order });
    if (!isCurrent() || state.rows[0] !== first) return;
    const known = new Set(state.rows.map(({ key }) => key));
    const before = older.filter(({ key }) => !known.has(key));
    frozen.older = before.length === 0 ? 'none' : 'unknown';
    state.firstIndex -= before.length;
    show(list, [...before, ...state.rows]);
  });

/** Scrolls a row into view, reading back as far as needed. */
export async function reveal(list: ListModel, ports: RowsPort, key: string): Promise<void> {
  const { state } = list;
  freeze(list);
  const isThere = () => state.rows.some((row) => row.key === key);
  while (!isThere()) {
    const first = state.rows[0];
    await readBack(list, ports);
    if (state.rows[0] === first) break;
  }
  if (isThere()) state.revealing = key;
}

/** Scrolls the earliest unread mention of the reader into view, reading on as far as needed; otherwise follows again. */
export async function readToMention(list: ListModel, ports: RowsPort): Promise<void> {
  const { state } = list;
  const key = list.ledger.firstMention();
  const isThere = () => state.rows.some((row) => row.key === key);
  while (!isThere() && state.phase.is === 'reading') {
    const last = state.rows.at(-1);
    await readOn(list, ports);
    if (state.rows.at(-1) === last) break;
  }
  if (isThere() && key !== null) state.revealing = key;
  else resume(list);
}

/** Returns the part of a gap that remains after one page; null when it is filled. */
function remainingOf(gap: LostRow, page: Rows): LostRow | null {
  const first = page[0];
  if (first === undefined) return gap;
  return first.order <= gap.fromSeq ? null : { ...gap, toSeq: Math.ceil(first.order) - 1 };
}

/** Fills a gap from its end, page by page, from the platform's history. Messages it no longer has stay marked. */
export const fillLost = (list: ListModel, ports: RowsPort, key: string): Promise<void> =>
  once(list, async (_frozen, isCurrent) => {
    const { state } = list;
    const gap = state.rows.find((row): row is LostRow => row.key === key && row.kind === 'gap');
    if (gap === undefined) return;
    let remaining: LostRow | null = { ...gap, state: 'asking' };
    const mark = (row: LostRow) => show(list, withPatch(state.rows, row));
    mark(remaining);
    try {
      for (let page = 0; page < GAP_PAGES_MAX && remaining !== null; page += 1) {
        const { fromSeq, toSeq }: LostRow = remaining;
        const rows = await ports.rows({ before: toSeq + 1 });
        if (!isCurrent() || rows.length === 0) break;
        remaining = remainingOf(remaining, rows);
        const inside = rows.filter(({ order }) => order >= fromSeq);
        const marked = remaining ? withPatch(state.rows, remaining) : withoutKeys(state.rows, [key]);
        show(list, withRows(marked, inside));
      }
    } finally {
      if (remaining !== null && isCurrent()) mark({ ...remaining, state: 'missing' });
    }
  });
