import type { UnreadCount } from '#contract/community/chat/row.ts';
import type { ChatViewPorts } from './chat-ports.ts';
import {
  createListModel,
  forget,
  freeze,
  type ListModel,
  noScreen,
  receive,
  resume,
  type Screen,
} from './list/list-model.ts';
import { fillLost, LOST, readBack, readOn, readToMention, reveal } from './list/load-rows.ts';
import { refill, takeSettings } from './list/refill.ts';
import { NOTHING } from './list/unread-ledger.ts';

/** Follows the room and the reading settings, until the returned function is called. */
function follow(list: ListModel, ports: ChatViewPorts): () => void {
  const stops = [
    ports.followReading((settings) => takeSettings(list, settings)),
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
    takeUnannounced(): UnreadCount {
      const { unannounced } = list;
      list.unannounced = NOTHING;
      return unannounced;
    },
  };
}
export type ChatStore = ReturnType<typeof createChatStore>;
