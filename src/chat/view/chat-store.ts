import type { ReadingSettings } from '#contract/community/chat/reading/reading-settings-schema.ts';
import type { ChatRow, UnreadCount } from '#contract/community/chat/row.ts';
import type { ChatViewPorts } from './chat-ports.ts';
import {
  BASE_INDEX,
  below,
  createListModel,
  forget,
  freeze,
  type ListModel,
  type ListPosition,
  noScreen,
  receive,
  resume,
  type Screen,
  show,
} from './list/list-model.ts';
import { fillLost, LOST, type RowsPort, readBack, readOn, readToMention, reveal } from './list/load-rows.ts';
import { newestFromOthers, withRows } from './list/row-window.ts';
import { NO_UNREAD } from './list/unread-ledger.ts';

type Rows = readonly ChatRow[];

/** Offset below the distance of two rows: rows from an order on are those after slightly less. */
const A_LITTLE = 1e-6;

/** Restarts the list at a place in its rows. */
function restartAt({ state }: ListModel, position: ListPosition | null): void {
  state.position = position;
  state.firstIndex = BASE_INDEX;
  state.generation += 1;
}

/** Takes new reading settings. Larger texts make rows higher: a reader who reads stays at the same row. */
function applySettings(list: ListModel, settings: ReadingSettings): void {
  const { state } = list;
  const { size, times } = state.settings;
  const position = list.screen.position();
  const isOtherHeight = settings.size !== size || settings.times !== times;
  if (state.phase.is === 'reading' && isOtherHeight && position !== null) restartAt(list, position);
  state.settings = settings;
}

/** Returns the place to stay at: the same row, or the first one shown after it. */
const positionIn = (rows: Rows, was: ListPosition): ListPosition | null => {
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
async function recount(list: ListModel, ports: RowsPort, isCurrent: () => boolean): Promise<void> {
  const { state, ledger } = list;
  const unread: ChatRow[] = [];
  for await (const rows of rowsFrom(ports, newestFromOthers(state.rows))) unread.push(...rows);
  if (!isCurrent()) return;
  ledger.clear();
  for (const row of below(state.rows, withRows(unread, list.tail))) ledger.note(row);
  state.unread = ledger.sum();
}

/** Refills a frozen list after the viewer's filter changed: with the rows shown now, around the row in sight. */
async function refill(list: ListModel, ports: RowsPort): Promise<void> {
  const { state } = list;
  const { phase } = state;
  const first = state.rows[0];
  if (phase.is !== 'reading' || first === undefined) return;
  const was = list.screen.position() ?? { key: first.key, order: first.order, above: 0 };
  phase.refills += 1;
  const turn = phase.refills;
  const isCurrent = () => state.phase === phase && phase.refills === turn;
  const older = ports.rows({ before: was.order }).catch((): Rows => []);
  const newer = ports.rows({ after: was.order - A_LITTLE });
  try {
    const rows = withRows(await older, await newer);
    if (!isCurrent()) return;
    phase.older = 'unknown';
    show(list, rows);
    restartAt(list, positionIn(rows, was));
    await recount(list, ports, isCurrent);
  } catch {
    // The core does not respond: the list stays, and a replacement core restarts it.
    return;
  }
}

/** Follows the room and the reading settings, until the returned function is called. */
function follow(list: ListModel, ports: ChatViewPorts): () => void {
  const stops = [
    ports.followReading((settings) => applySettings(list, settings)),
    ports.follow((items) => {
      receive(list, items);
      if (items.some(({ is }) => is === 'refiltered')) void refill(list, ports);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * List of one room. While the reader follows, it contains the newest rows; while they read, it is frozen, and new rows are
 * counted and retained by the core to be read later.
 */
export function createChatStore(ports: ChatViewPorts) {
  const list = createListModel();
  const { state } = list;
  return {
    state,
    /** Follows the room until the returned function is called. */
    start: () => follow(list, ports),
    /** Registers the mounted list, until the returned function is called. */
    watchScreen(screen: Screen) {
      list.screen = screen;
      return () => {
        if (list.screen === screen) list.screen = noScreen(state);
      };
    },
    /** Freezes the list for reading. */
    freeze: () => freeze(list),
    /** Returns to the newest messages. */
    resume: () => resume(list),
    /** Leads to the earliest unread mention of the reader, or to the newest messages when there is none. */
    readToMention: () => readToMention(list, ports),
    /** Called at the end of the displayed rows: appends the next rows, or resumes following when there are none. */
    async readOn(): Promise<void> {
      if (state.unread.total === 0) resume(list);
      else await readOn(list, ports);
    },
    /** Called at the start of the displayed rows. */
    readBack: () => readBack(list, ports),
    /** Loads missing messages: from the core for its own gaps, by the list for a gap that the core does not have. */
    fillGap: (key: string) => (key.startsWith(LOST) ? fillLost(list, ports, key) : ports.fillGap(key)),
    /** Removes a row from view permanently. */
    forget: (key: string) => forget(list, key),
    /** Scrolls a row into view, reading back as far as needed. */
    reveal: (key: string) => reveal(list, ports, key),
    revealed() {
      state.revealing = null;
    },
    /** Returns the messages since the last call, counted by class. */
    drainUnannounced(): UnreadCount {
      const { unannounced } = list;
      list.unannounced = NO_UNREAD;
      return unannounced;
    },
  };
}
export type ChatStore = ReturnType<typeof createChatStore>;
