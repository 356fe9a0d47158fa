import { Subject } from 'rxjs';
import { CHAT_RING_ROWS, CHAT_WINDOW_ROWS } from '#contract/constants/chat.ts';
import type { ChatFeedItem } from '#contract/models/chat-feed.ts';
import type { ChatMessage } from '#contract/models/chat-message.ts';
import type { Clock } from '#contract/units/time.ts';
import { createChatCounts } from './counts.ts';
import type { Urgency } from './flush.ts';
import { createIntake } from './intake.ts';
import { createOutbox } from './outbox.ts';
import type { ChatSite } from './ports.ts';
import { createRing, type Ring } from './ring.ts';
import { createRowChanges } from './row-changes.ts';

function createParts() {
  const rowChanges = createRowChanges(createRing(CHAT_RING_ROWS));
  return { rowChanges, outbox: createOutbox(rowChanges), counts: createChatCounts() };
}

const createSubjects = () => ({
  changes$: new Subject<Urgency>(),
  items$: new Subject<ChatFeedItem>(),
  live$: new Subject<readonly ChatMessage[]>(),
});

/** The newest rows; nothing is left out since the first of them, or since `since` where they are all. */
function snapshotOf(ring: Ring, since: number): ChatFeedItem {
  const rows = ring.last(CHAT_WINDOW_ROWS);
  const first = rows[0];
  const isAll = first === undefined || rows.length === ring.size;
  return { is: 'reset', rows, since: isAll ? since : first.order };
}

/** The state of one room: its rows, its outbox, who reads, and the streams of its changes. */
export function createRoomStore(site: ChatSite, clock: Pick<Clock, 'now'>) {
  const [parts, subjects] = [createParts(), createSubjects()];
  const { rowChanges, counts } = parts;
  const { changes$, items$, live$ } = subjects;
  const { begin, take, renumber, since, ...intake } = createIntake(parts, site, clock);
  let begun = false;

  const flush = () => {
    counts.unshown = 0;
    if (begun) for (const item of rowChanges.take()) items$.next(item);
  };
  const add = (way: 'add' | 'addPage', messages: readonly ChatMessage[]) => {
    const staged = take(way, messages);
    if (staged.length > 0) live$.next(staged);
    changes$.next('other');
  };
  return {
    ...parts,
    ...subjects,
    ...intake,
    flush,
    /** The list begins with a page of history. */
    begin(messages: readonly ChatMessage[]) {
      begin(messages);
      begun = true;
      items$.next(snapshotOf(rowChanges.ring, since()));
    },
    /** The list goes on with the newest page of a room whose numbers began again. */
    renumber(messages: readonly ChatMessage[]) {
      renumber();
      add('addPage', messages);
    },
    add: (messages: readonly ChatMessage[]) => add('add', messages),
    /** Messages that were asked for because they were missing: shown whole, however fast the room was. */
    fill: (messages: readonly ChatMessage[]) => add('addPage', messages),
    /** The first item for a reader who comes now; null before the first page. */
    greeting(): ChatFeedItem | null {
      flush();
      return begun ? snapshotOf(rowChanges.ring, since()) : null;
    },
    close() {
      begun = false;
      rowChanges.clear();
    },
  };
}
export type RoomStore = ReturnType<typeof createRoomStore>;
