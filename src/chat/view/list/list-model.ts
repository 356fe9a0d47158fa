import { proxy, ref } from 'valtio';
import { CHAT_WINDOW_ROWS } from '#contract/community/chat/constants.ts';
import type { ShownFeedItem } from '#contract/community/chat/feed.ts';
import { DEFAULT_READING } from '#contract/community/chat/reading/reading-rules.ts';
import type { ReadingSettings } from '#contract/community/chat/reading/reading-settings-schema.ts';
import type { ChatRow, UnreadCount } from '#contract/community/chat/row.ts';
import {
  BEFORE_ALL,
  hasPosition,
  newestFromOthers,
  newestOrder,
  withItem,
  withoutCore,
  withoutKeys,
  withPatch,
  withRows,
} from './row-window.ts';
import { countOf, createUnreadLedger, NO_UNREAD, plus } from './unread-ledger.ts';

type Rows = readonly ChatRow[];

/** A frozen list: its rows stay while the reader reads, and later ones are counted. */
export type Frozen = {
  readonly is: 'reading';
  /** Rows before the first one. `none`: a request for them returned nothing. */
  older: 'unknown' | 'none';
  /** Request for rows; only one is pending at a time. */
  request: 'idle' | 'pending';
  /** Number of refills since the list was frozen: only the latest one is applied. */
  refills: number;
};

/** Reason for the rows on display: the reader's intent, never a scroll position. */
export type ListPhase =
  /** No page has arrived: there is nothing to show, and nothing to freeze. */
  | { readonly is: 'loading' }
  /** The reader wants the newest messages: every batch is shown. */
  | { readonly is: 'following' }
  | Frozen;

/** State of the list. `rows` is replaced as a whole, once per batch. */
export type ChatListState = {
  phase: ListPhase;
  rows: readonly ChatRow[];
  /** Messages after the last displayed row. */
  unread: UnreadCount;
  /** Index of the first row for the list component; falls when older rows are prepended. */
  firstIndex: number;
  /** Changes when the list must restart. */
  generation: number;
  /** Key of the row to scroll into view, until that is done. */
  revealing: string | null;
  /** Initial position of a restarted list; null at its end. */
  position: ListPosition | null;
  /** Reading settings of the viewer. */
  settings: ReadingSettings;
  /** Number of rows hidden by the settings. */
  hidden: number;
};

/** The topmost row in sight, and how far above the head of the list it begins, px. */
export type ListPosition = { readonly key: string; readonly order: number; readonly above: number };

/** Initial index of the first row: high enough for a million rows before it. */
export const BASE_INDEX = 10_000_000;

/** Newest order ever received. `nothing`: no placed row has arrived, so that a page has nothing to be compared with. */
export type Received = { readonly is: 'nothing' } | { readonly is: 'upTo'; readonly order: number };

/** The mounted list component, which may be a batch behind the state. */
export type Screen = {
  /** Returns the rows on screen. */
  rows(): Rows;
  /** Returns the reader's position; null when no row is in sight. */
  position(): ListPosition | null;
};

/** The displayed state and the data behind it. */
export type ListModel = {
  readonly state: ChatListState;
  readonly ledger: ReturnType<typeof createUnreadLedger>;
  /** Newest rows, updated also while the list is frozen. */
  tail: Rows;
  received: Received;
  /** Messages since the last summary for a screen reader. */
  unannounced: UnreadCount;
  screen: Screen;
};

/** Returns the screen of a list that is not mounted. */
export const noScreen = (state: ChatListState): Screen => ({ rows: () => state.rows, position: () => null });

/** Creates the model of a list before its first page. */
export function createListModel(): ListModel {
  const state = proxy<ChatListState>({
    phase: { is: 'loading' },
    rows: ref<Rows>([]),
    unread: NO_UNREAD,
    firstIndex: BASE_INDEX,
    generation: 0,
    revealing: null,
    position: null,
    settings: DEFAULT_READING,
    hidden: 0,
  });
  return {
    state,
    ledger: createUnreadLedger(),
    tail: [],
    received: { is: 'nothing' },
    unannounced: NO_UNREAD,
    screen: noScreen(state),
  };
}

/** Replaces the displayed rows. */
export const show = ({ state }: ListModel, rows: Rows): void => {
  if (state.rows !== rows) state.rows = ref(rows);
};

/** Returns the placed rows below the newest displayed one, without own messages ahead of the video. */
export function below(shown: Rows, rows: Rows): Rows {
  const end = newestFromOthers(shown);
  const keys = new Set(shown.map(({ key }) => key));
  return rows.filter((row) => row.order > end && hasPosition(row) && !keys.has(row.key));
}

/** Rows that belong among those shown go to their place there; the others are counted. */
function addWhileReading(list: ListModel, rows: Rows): void {
  const { state, ledger } = list;
  const end = newestFromOthers(state.rows);
  const among: ChatRow[] = [];
  for (const row of rows) {
    if (row.order <= end) among.push(row);
    else if (hasPosition(row)) ledger.note(row);
  }
  show(list, withRows(state.rows, among));
}

/** Handles the restart of a list: messages after the last received row are counted, and so are missing ones in between. */
function handleReset(list: ListModel, { rows, since }: Extract<ShownFeedItem, { is: 'reset' }>): void {
  const { state, ledger, received } = list;
  show(list, withoutCore(state.rows, rows));
  if (received.is === 'nothing') {
    addWhileReading(list, rows);
    return;
  }
  const { order: known } = received;
  if (newestOrder(rows) < known) {
    // Another core on a platform whose numbering restarted: its rows do not continue the displayed ones.
    for (const row of rows) if (hasPosition(row)) ledger.note(row);
    return;
  }
  const missing = since - Math.floor(known) - 1;
  if (missing > 0) ledger.noteMissing(`missing:${known}`, known + 0.5, missing);
  addWhileReading(
    list,
    rows.filter(({ order }) => order > known),
  );
}

function handleItem(list: ListModel, item: ShownFeedItem): void {
  const { state, ledger } = list;
  switch (item.is) {
    case 'reset':
      handleReset(list, item);
      break;
    case 'append':
      addWhileReading(list, item.rows);
      break;
    case 'patch':
      if (ledger.has(item.row.key)) ledger.note(item.row);
      show(list, withPatch(state.rows, item.row));
      break;
    case 'remove':
      for (const key of item.keys) ledger.drop(key);
      show(list, withoutKeys(state.rows, item.keys));
      break;
    case 'refiltered':
    case 'hidden':
      // A refill rebuilds the list at the reader's position, with requested rows.
      break;
    default:
      item satisfies never;
  }
}

function receivedAfter(was: Received, item: ShownFeedItem, tail: Rows): Received {
  const newest = newestOrder(tail);
  if (was.is === 'upTo' && item.is !== 'reset') return { is: 'upTo', order: Math.max(was.order, newest) };
  return newest === BEFORE_ALL ? { is: 'nothing' } : { is: 'upTo', order: newest };
}

/**
 * Takes a batch of the feed: shown at once unless the reader reads, for whom it is counted. The first page ends the
 * loading.
 */
export function receive(list: ListModel, items: readonly ShownFeedItem[]): void {
  const { state, ledger } = list;
  for (const item of items) {
    list.tail = withItem(list.tail, item).slice(-CHAT_WINDOW_ROWS);
    if (state.phase.is === 'reading') handleItem(list, item);
    if (item.is === 'append') list.unannounced = item.rows.map(countOf).reduce(plus, list.unannounced);
    list.received = receivedAfter(list.received, item, list.tail);
    if (item.is === 'reset' && state.phase.is === 'loading') state.phase = { is: 'following' };
    if (item.is === 'hidden') state.hidden = item.count;
  }
  if (state.phase.is === 'reading') state.unread = ledger.sum();
  else show(list, list.tail);
}

/** Freezes a following list at the rows on screen; a batch not painted yet counts as unread. */
export function freeze(list: ListModel): void {
  const { state, ledger, tail } = list;
  if (state.phase.is !== 'following') return;
  const painted = list.screen.rows();
  state.phase = { is: 'reading', older: 'unknown', request: 'idle', refills: 0 };
  for (const row of below(painted, tail)) ledger.note(row);
  show(list, painted);
  state.unread = ledger.sum();
}

/** Removes a row from view, whether the core has it or not. */
export function forget(list: ListModel, key: string): void {
  list.tail = withoutKeys(list.tail, [key]);
  show(list, withoutKeys(list.state.rows, [key]));
}

/** Follows the newest messages again. A list with prepended rows restarts, so that its indexes do. */
export function resume(list: ListModel): void {
  const { state, ledger } = list;
  if (state.phase.is !== 'reading') return;
  ledger.clear();
  if (state.firstIndex !== BASE_INDEX || state.position !== null) {
    state.firstIndex = BASE_INDEX;
    state.position = null;
    state.generation += 1;
  }
  state.unread = ledger.sum();
  state.phase = { is: 'following' };
  show(list, list.tail);
}
