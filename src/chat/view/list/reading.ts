import { ref } from 'valtio';
import { CHAT_WINDOW_ROWS } from '#contract/community/chat/constants.ts';
import type { ShownFeedItem } from '#contract/community/chat/feed.ts';
import type { ReadingSettings } from '#contract/community/chat/reading-settings-schema.ts';
import type { ChatRow, UnreadCount } from '#contract/community/chat/row.ts';
import {
  isPlaced,
  newestOrder,
  newestSaid,
  withItem,
  withoutCore,
  withoutKeys,
  withPatch,
  withRows,
} from './row-window.ts';
import { countOf, type createUnreadLedger, plus } from './unread-ledger.ts';

type Rows = readonly ChatRow[];

/** What the list shows. `rows` is replaced as a whole, once per batch. */
export type ChatListState = {
  /** The newest page has come. */
  ready: boolean;
  rows: readonly ChatRow[];
  /** Does the reader want to see the newest? An intent of theirs, never a position. */
  following: boolean;
  /** What came after the last row shown. */
  unread: UnreadCount;
  /** Index of the first row in the eyes of the list; falls when older rows come before it. */
  firstIndex: number;
  /** Changes when the list must begin again. */
  generation: number;
  /** The row to bring into sight, until that is done. */
  revealing: string | null;
  /** Where a list that begins again begins; null at its foot. */
  place: Place | null;
  /** How the viewer reads. */
  settings: ReadingSettings;
  /** Rows that the settings keep from the list. */
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
  /** The newest rows, kept up to date also while the list is frozen. */
  tail: Rows;
  /** The newest order ever heard of. */
  known: number;
  /** Rows are being asked for. */
  busy: boolean;
  noOlder: boolean;
  /** The rows on screen, which may be a batch behind those to be shown; null before there is a list. */
  painted: Rows | null;
  /** What was said since the last summary for a screen reader. */
  heard: UnreadCount;
  /** Where the reader is in the list on screen; null when there is none. */
  placeNow: () => Place | null;
  /** How often what the viewer wants to read has changed. */
  sifts: number;
};

export const show = ({ state }: Reading, rows: Rows): void => {
  if (state.rows !== rows) state.rows = ref(rows);
};

/** The placed rows that come below the newest one shown, own words ahead of the picture left out. */
export function below(shown: Rows, rows: Rows): Rows {
  const end = newestSaid(shown);
  const keys = new Set(shown.map(({ key }) => key));
  return rows.filter((row) => row.order > end && isPlaced(row) && !keys.has(row.key));
}

/** Rows that belong among those shown go to their place there; the others are counted. */
function takeWhileReading(reading: Reading, rows: Rows): void {
  const { state, ledger } = reading;
  const end = newestSaid(state.rows);
  const among: ChatRow[] = [];
  for (const row of rows) {
    if (row.order <= end) among.push(row);
    else if (isPlaced(row)) ledger.note(row);
  }
  show(reading, withRows(state.rows, among));
}

/** A list that begins again: what came after the last row known is counted, and so is what is missing in between. */
function takeReset(reading: Reading, { rows, since }: Extract<ShownFeedItem, { is: 'reset' }>): void {
  const { state, ledger, known } = reading;
  show(reading, withoutCore(state.rows, rows));
  if (newestOrder(rows) < known) {
    // Another core over a platform whose numbers began again: nothing here continues what is shown.
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
      // The list is made again where the reader is, with rows that are asked for.
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

/** Stands still with what is on screen; a batch that is not there yet counts as unread. */
export function freeze(reading: Reading): void {
  const { state, ledger, tail } = reading;
  if (!state.following) return;
  state.following = false;
  const painted = reading.painted ?? state.rows;
  for (const row of below(painted, tail)) ledger.note(row);
  show(reading, painted);
  state.unread = ledger.sum();
}

/** Takes a row out of sight, whether the core knows of it or not. */
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
