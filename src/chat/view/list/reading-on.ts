import type { ChatRow } from '#contract/community/chat/row.ts';
import type { ChatViewPorts } from '../chat-ports.ts';
import { LOST } from './lost-rows.ts';
import { freeze, type Reading, resume, show } from './reading.ts';
import { newestFromOthers, newestOrder, withRows } from './row-window.ts';

type Rows = readonly ChatRow[];
export type RowsPort = Pick<ChatViewPorts, 'rows'>;

/** Runs one request at a time; a failed one leaves the list unchanged, and the next scroll retries. */
export async function once(reading: Reading, ask: () => Promise<void>): Promise<void> {
  if (reading.busy) return;
  reading.busy = true;
  try {
    await ask();
  } catch {
    return;
  } finally {
    reading.busy = false;
  }
}

/** The rows after the last one shown: from what is at hand where that continues it, from the core otherwise. */
function rowsAfter({ tail }: Reading, ports: RowsPort, end: number): Rows | Promise<Rows> {
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

/** Reads on past the foot of a frozen list. */
export const readOn = (reading: Reading, ports: RowsPort): Promise<void> =>
  once(reading, async () => {
    const { state, ledger } = reading;
    const end = newestFromOthers(state.rows);
    const shown = new Set(state.rows.map(({ key }) => key));
    const next = (await rowsAfter(reading, ports, end)).filter(({ key }) => !shown.has(key));
    const first = next[0];
    if (state.following) return;
    if (first === undefined) {
      // The room's numbers began again: its rows are below those that are shown, and only a new beginning shows them.
      if (newestOrder(reading.tail) < end) resume(reading);
      return;
    }
    const lost = ledger.passBelow(first.order).total;
    for (const { key } of next) ledger.drop(key);
    const gap = lost > 0 && first.order - end > 1 ? [lostRow(first, end)] : [];
    show(reading, withRows(state.rows, [...gap, ...next]));
    state.unread = ledger.sum();
  });

/** Reads back beyond the head of a frozen list. */
export const readBack = (reading: Reading, ports: RowsPort): Promise<void> =>
  once(reading, async () => {
    const { state } = reading;
    const first = state.rows[0];
    if (state.following || reading.noOlder || first === undefined) return;
    const older = await ports.rows({ before: first.order });
    if (state.following || state.rows[0] !== first) return;
    const known = new Set(state.rows.map(({ key }) => key));
    const before = older.filter(({ key }) => !known.has(key));
    reading.noOlder = before.length === 0;
    state.firstIndex -= before.length;
    show(reading, [...before, ...state.rows]);
  });

/** Scrolls a row into view, reading back as far as needed. */
export async function reveal(reading: Reading, ports: RowsPort, key: string): Promise<void> {
  const { state } = reading;
  freeze(reading);
  const isThere = () => state.rows.some((row) => row.key === key);
  while (!isThere() && !reading.noOlder) {
    const first = state.rows[0];
    await readBack(reading, ports);
    if (state.rows[0] === first) break;
  }
  if (isThere()) state.revealing = key;
}
