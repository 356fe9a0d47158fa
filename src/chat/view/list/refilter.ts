import type { ReadingSettings } from '#contract/community/chat/reading/reading-settings-schema.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import { BASE_INDEX, below, type Place, type Reading, show } from './reading.ts';
import type { RowsPort } from './reading-on.ts';
import { newestFromOthers, withRows } from './row-window.ts';

type Rows = readonly ChatRow[];

/** Offset below the distance of two rows: rows from an order on are those after slightly less. */
const A_LITTLE = 1e-6;

/** The list begins again, at this place of its rows. */
function beginAt({ state }: Reading, place: Place | null): void {
  state.place = place;
  state.firstIndex = BASE_INDEX;
  state.generation += 1;
}

/** Larger texts make rows higher: a reader who reads stays at the row they read. */
export function takeSettings(reading: Reading, settings: ReadingSettings): void {
  const { state } = reading;
  const { size, times } = state.settings;
  const place = reading.placeNow();
  const isOtherHeight = settings.size !== size || settings.times !== times;
  if (!state.following && isOtherHeight && place !== null) beginAt(reading, place);
  state.settings = settings;
}

/** The row to stay at: the one that was there, or the first that is shown after it. */
const placeIn = (rows: Rows, was: Place): Place | null => {
  const row = rows.find(({ order }) => order >= was.order) ?? rows.at(-1);
  if (row === undefined) return null;
  return { key: row.key, order: row.order, above: row.key === was.key ? was.above : 0 };
};

/** Loads all rows after an order, in pages. */
async function* rowsFrom(ports: RowsPort, order: number): AsyncGenerator<Rows, void> {
  let end = order;
  for (;;) {
    const rows = await ports.rows({ after: end });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    end = last.order;
  }
}

/** Recounts the rows after the displayed ones: some were hidden before, some are hidden now. */
async function recount(reading: Reading, ports: RowsPort, isCurrent: () => boolean): Promise<void> {
  const { state, ledger } = reading;
  const unread: ChatRow[] = [];
  for await (const rows of rowsFrom(ports, newestFromOthers(state.rows))) unread.push(...rows);
  if (!isCurrent()) return;
  ledger.clear();
  for (const row of below(state.rows, withRows(unread, reading.tail))) ledger.note(row);
  state.unread = ledger.sum();
}

/** Makes a list that is read again, around the row its reader has reached, from the rows that are to be read now. */
export async function refilter(reading: Reading, ports: RowsPort): Promise<void> {
  const { state } = reading;
  const first = state.rows[0];
  if (first === undefined) return;
  const was = reading.placeNow() ?? { key: first.key, order: first.order, above: 0 };
  reading.sifts += 1;
  const turn = reading.sifts;
  const isCurrent = () => turn === reading.sifts && !state.following;
  const older = ports.rows({ before: was.order }).catch((): Rows => []);
  const newer = ports.rows({ after: was.order - A_LITTLE });
  try {
    const rows = withRows(await older, await newer);
    if (!isCurrent()) return;
    reading.noOlder = false;
    show(reading, rows);
    beginAt(reading, placeIn(rows, was));
    await recount(reading, ports, isCurrent);
  } catch {
    // The core does not respond: the list stays, and a replacement core restarts it.
    return;
  }
}
