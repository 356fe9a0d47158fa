import { ref } from 'valtio';
import { CHAT_WINDOW_ROWS } from '#contract/community/chat/constants.ts';
import type { ShownFeedItem } from '#contract/community/chat/feed.ts';
import type { ReadingSettings } from '#contract/community/chat/reading/reading-settings-schema.ts';
import type { ChatRow, UnreadCount } from '#contract/community/chat/row.ts';
import {
  isPlaced,
  newestFromOthers,
  newestOrder,
  withItem,
  withoutCore,
  withoutKeys,
  withPatch,
  withRows,
} from './row-window.ts';
import { countOf, type createUnreadLedger, plus } from './unread-ledger.ts';

type Rows = readonly ChatRow[];

/** State of the list. `rows` is replaced as a whole, once per batch. */
export type ChatListState = {
  /** The newest page has come. */
  ready: boolean;
  rows: readonly ChatRow[];
  /** Does the reader want to see the newest? An intent of theirs, never a position. */
  following: boolean;
  /** Messages after the last displayed row. */
  unread: UnreadCount;
  /** Index of the first row in the eyes of the list; falls when older rows come before it. */
  firstIndex: number;
  /** Changes when the list must begin again. */
  generation: number;
  /** The row to bring into sight, until that is done. */
  revealing: string | null;
  /** Initial position of a restarted list; null at its end. */
  place: Place | null;
  /** Reading settings of the viewer. */
  settings: ReadingSettings;
  /** Number of rows hidden by the settings. */
  hidden: number;
};

/** The topmost row in sight, and how far above the head of the list it begins, px. */
export type Place = { readonly key: string; readonly order: number; readonly above: number };

/** High enough for a million rows before it. */
export const BASE_INDEX = 10_000_000;

/** The state the list shows and what is behind it. */
export type Reading = {
  readonly state: ChatListState;
  readonly ledger: ReturnType<typeof createUnreadLedger>;
  /** Newest rows, updated also while the list is frozen. */
  tail: Rows;
  /** Newest order ever received. */
  known: number;
  /** Whether a request for rows is pending. */
  busy: boolean;
  noOlder: boolean;
  /** Rows on screen, which may be a batch behind those to be shown; null before the list exists. */
  painted: Rows | null;
  /** Messages since the last summary for a screen reader. */
  heard: UnreadCount;
  /** Returns the reader's position in the displayed list; null when there is none. */
  placeNow: () => Place | null;
  /** Number of changes of the viewer's filters. */
  sifts: number;
};

export const show = ({ state }: Reading, rows: Rows): void => {
  if (state.rows !== rows) state.rows = ref(rows);
};

/** Returns the placed rows below the newest displayed one, without own messages ahead of the video. */
export function below(shown: Rows, rows: Rows): Rows {
  const end = newestFromOthers(shown);
  const keys = new Set(shown.map(({ key }) => key));
  return rows.filter((row) => row.order > end && isPlaced(row) && !keys.has(row.key));
}

/** Rows that belong among those shown go to their place there; the others are counted. */
function takeWhileReading(reading: Reading, rows: Rows): void {
  const { state, ledger } = reading;
  const end = newestFromOthers(state.rows);
  const among: ChatRow[] = [];
  for (const row of rows) {
    if (row.order <= end) among.push(row);
    else if (isPlaced(row)) ledger.note(row);
  }
  show(reading, withRows(state.rows, among));
}

/** Handles the restart of a list: messages after the last known row are counted, and so are missing ones in between. */
function takeReset(reading: Reading, { rows, since }: Extract<ShownFeedItem, { is: 'reset' }>): void {
  const { state, ledger, known } = reading;
  show(reading, withoutCore(state.rows, rows));
  if (newestOrder(rows) < known) {
    // Another core on a platform whose numbering restarted: its rows do not continue the displayed ones.
    for (const row of rows) if (isPlaced(row)) ledger.note(row);
    return;
  }
  const missing = since - Math.floor(known) - 1;
  if (known >= 0 && missing > 0) ledger.noteMissing(`missing:${known}`, known + 0.5, missing);
  takeWhileReading(
    reading,
    rows.filter(({ order }) => order > known),
  );
}

function takeItem(reading: Reading, item: ShownFeedItem): void {
  const { state, ledger } = reading;
  switch (item.is) {
    case 'reset':
      takeReset(reading, item);
      break;
    case 'append':
      takeWhileReading(reading, item.rows);
      break;
    case 'patch':
      if (ledger.has(item.row.key)) ledger.note(item.row);
      show(reading, withPatch(state.rows, item.row));
      break;
    case 'remove':
      for (const key of item.keys) ledger.drop(key);
      show(reading, withoutKeys(state.rows, item.keys));
      break;
    case 'sifted':
    case 'hidden':
      // The list is rebuilt at the reader's position, with requested rows.
      break;
    default:
      item satisfies never;
  }
}

/** A batch of the feed: the reader who follows sees it, for the one who reads it is counted. */
export function receive(reading: Reading, items: readonly ShownFeedItem[]): void {
  const { state, ledger } = reading;
  for (const item of items) {
    reading.tail = withItem(reading.tail, item).slice(-CHAT_WINDOW_ROWS);
    if (!state.following) takeItem(reading, item);
    if (item.is === 'append') reading.heard = item.rows.map(countOf).reduce(plus, reading.heard);
    const newest = newestOrder(reading.tail);
    reading.known = item.is === 'reset' ? newest : Math.max(reading.known, newest);
    if (item.is === 'reset') state.ready = true;
    if (item.is === 'hidden') state.hidden = item.count;
  }
  if (state.following) show(reading, reading.tail);
  else state.unread = ledger.sum();
}

/** Freezes the list at the rows on screen; a batch not painted yet counts as unread. */
export function freeze(reading: Reading): void {
  const { state, ledger, tail } = reading;
  if (!state.following) return;
  state.following = false;
  const painted = reading.painted ?? state.rows;
  for (const row of below(painted, tail)) ledger.note(row);
  show(reading, painted);
  state.unread = ledger.sum();
}

/** Removes a row from view, whether the core has it or not. */
export function forget(reading: Reading, key: string): void {
  reading.tail = withoutKeys(reading.tail, [key]);
  show(reading, withoutKeys(reading.state.rows, [key]));
}

/** Back to the newest. A list that was read back in begins again, so that its indexes do. */
export function resume(reading: Reading): void {
  const { state, ledger } = reading;
  if (state.following) return;
  ledger.clear();
  reading.noOlder = false;
  if (state.firstIndex !== BASE_INDEX || state.place !== null) {
    state.firstIndex = BASE_INDEX;
    state.place = null;
    state.generation += 1;
  }
  state.unread = ledger.sum();
  state.following = true;
  show(reading, reading.tail);
}
