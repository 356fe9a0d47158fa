import { proxy, ref } from 'valtio';
import { DEFAULT_READING } from '#contract/community/chat/reading/reading-choices.ts';
import type { ChatRow, UnreadCount } from '#contract/community/chat/row.ts';
import type { ChatViewPorts } from './chat-ports.ts';
import { fillLost } from './list/fill-lost.ts';
import { LOST } from './list/lost-rows.ts';
import {
  BASE_INDEX,
  type ChatListState,
  forget,
  freeze,
  type Place,
  type Reading,
  receive,
  resume,
} from './list/reading.ts';
import { readBack, readOn, reveal } from './list/reading-on.ts';
import { refilter, takeSettings } from './list/refilter.ts';
import { createUnreadLedger, NOTHING } from './list/unread-ledger.ts';

function emptyReading(): Reading {
  const state = proxy<ChatListState>({
    ready: false,
    rows: ref<readonly ChatRow[]>([]),
    following: true,
    unread: NOTHING,
    firstIndex: BASE_INDEX,
    generation: 0,
    revealing: null,
    place: null,
    settings: DEFAULT_READING,
    hidden: 0,
  });
  return {
    state,
    ledger: createUnreadLedger(),
    tail: [],
    known: -1,
    busy: false,
    noOlder: false,
    painted: null,
    heard: NOTHING,
    placeNow: () => null,
    sifts: 0,
  };
}

/** Follows the room and how it is read, until the answer is called. */
function follow(reading: Reading, ports: ChatViewPorts): () => void {
  const stops = [
    ports.followReading((settings) => takeSettings(reading, settings)),
    ports.follow((items) => {
      receive(reading, items);
      const isSifted = items.some(({ is }) => is === 'sifted');
      if (isSifted && !reading.state.following) void refilter(reading, ports);
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
  const reading = emptyReading();
  const { state } = reading;
  return {
    state,
    /** Follows the room until the answer is called. */
    start: () => follow(reading, ports),
    /** Registers the source of the reader's position in the displayed list, until the returned function is called. */
    watchPlace(placeNow: () => Place | null) {
      reading.placeNow = placeNow;
      return () => {
        if (reading.placeNow === placeNow) reading.placeNow = () => null;
      };
    },
    /** Freezes the list for reading. */
    freeze: () => freeze(reading),
    /** The list has these rows on screen now. */
    painted(rows: readonly ChatRow[]) {
      reading.painted = rows;
    },
    /** The reader wants the newest. */
    resume: () => resume(reading),
    /** Called at the end of the displayed rows: appends the next rows, or resumes following when there are none. */
    async readOn(): Promise<void> {
      if (state.following) return;
      if (state.unread.total === 0) resume(reading);
      else await readOn(reading, ports);
    },
    /** Called at the start of the displayed rows. */
    readBack: () => readBack(reading, ports),
    /** Loads missing messages: from the core for its own gaps, by the list for a gap that the core does not have. */
    fillGap: (key: string) => (key.startsWith(LOST) ? fillLost(reading, ports, key) : ports.fillGap(key)),
    /** Removes a row from view permanently. */
    forget: (key: string) => forget(reading, key),
    /** Scrolls a row into view, reading back as far as needed. */
    reveal: (key: string) => reveal(reading, ports, key),
    revealed() {
      state.revealing = null;
    },
    /** Returns the messages since the last call, counted by class. */
    takeHeard(): UnreadCount {
      const { heard } = reading;
      reading.heard = NOTHING;
      return heard;
    },
  };
}
export type ChatStore = ReturnType<typeof createChatStore>;
