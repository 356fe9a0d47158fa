import { Subject } from 'rxjs';
import { CHAT_RING_ROWS, CHAT_WINDOW_ROWS } from '#contract/community/chat/constants.ts';
import type { ChatFeedItem } from '#contract/community/chat/feed.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import type { Clock } from '#contract/units/time.ts';
import { createChatCounts } from '../counts.ts';
import { createHeldRows, type HeldRows, type ShownUntil } from '../delayed/held-rows.ts';
import { createHeldStage } from '../delayed/held-stage.ts';
import type { ChatSite } from '../ports.ts';
import type { Urgency } from '../rows/flush.ts';
import type { PlacedMessage } from '../rows/numbering.ts';
import { createOutbox } from '../rows/outbox.ts';
import { createRing, type Ring } from '../rows/ring.ts';
import { createRowChanges } from '../rows/row-changes.ts';
import { createIntake } from './intake.ts';

function createParts() {
  const rowChanges = createRowChanges(createRing(CHAT_RING_ROWS));
  return { rowChanges, outbox: createOutbox(rowChanges), counts: createChatCounts() };
}

const createSubjects = () => ({
  changes$: new Subject<Urgency>(),
  /** Items visible to the reader. */
  items$: new Subject<ChatFeedItem>(),
  /** Same items as they arrive, ahead of the video. */
  said$: new Subject<ChatFeedItem>(),
  live$: new Subject<readonly PlacedMessage[]>(),
});

/** The newest rows; nothing is left out since the first of them, or since `since` where they are all. */
function snapshotOf(ring: Ring, held: HeldRows, since: number): ChatFeedItem {
  const rows = held.newest(CHAT_WINDOW_ROWS);
  const first = rows[0];
  const isAll = first === undefined || rows.length === ring.size - held.size;
  return { is: 'reset', rows, since: isAll ? since : first.order };
}

/** Holds the rows and gifts of one room to the position of its video. */
function createHold(ring: Ring) {
  const [rows, stage] = [createHeldRows(ring), createHeldStage()];
  const clear = () => {
    rows.clear();
    stage.clear();
  };
  return { rows, stage, clear };
}

type Subjects = ReturnType<typeof createSubjects>;

/** Shows the changes of a room, or holds them until its video reaches them. */
function createShowing(
  { rowChanges, counts }: ReturnType<typeof createParts>,
  { changes$, items$, said$, live$ }: Subjects,
  intake: Pick<ReturnType<typeof createIntake>, 'me' | 'since'>,
  clock: Pick<Clock, 'now'>,
) {
  const hold = createHold(rowChanges.ring);
  let until: ShownUntil = null;
  let begun = false;
  const snapshot = () => snapshotOf(rowChanges.ring, hold.rows, intake.since());
  const everything = (): ChatFeedItem => ({
    is: 'reset',
    rows: rowChanges.ring.last(CHAT_WINDOW_ROWS),
    since: intake.since(),
  });
  const stage = (messages: readonly PlacedMessage[]) => {
    const now = hold.stage.pass(messages, { until, me: intake.me(), now: clock.now() });
    if (now.length > 0) live$.next(now);
  };
  const flush = () => {
    counts.unshown = 0;
    if (!begun) return;
    const items = rowChanges.take();
    for (const item of items) said$.next(item);
    for (const item of hold.rows.pass(items, until)) items$.next(item);
  };
  return {
    flush,
    stage,
    isHeld: hold.rows.isHeld,
    begin() {
      begun = true;
      hold.rows.begin(until);
      said$.next(everything());
      items$.next(snapshot());
    },
    /** Sets the latest moment that the video has shown. */
    heldTo(moment: ShownUntil) {
      until = moment;
      stage([]);
      if (hold.rows.size > 0) changes$.next('other');
    },
    /** Returns the first item for a new reader; null before the first page. */
    greeting(): ChatFeedItem | null {
      flush();
      return begun ? snapshot() : null;
    },
    /** Returns the same for consumers of unheld items. */
    saidSoFar(): ChatFeedItem | null {
      flush();
      return begun ? everything() : null;
    },
    close() {
      begun = false;
      hold.clear();
      rowChanges.clear();
    },
  };
}

/** The state of one room: its rows, its outbox, who reads, and the streams of its changes. */
export function createRoomStore(site: ChatSite, clock: Pick<Clock, 'now'>) {
  const [parts, subjects] = [createParts(), createSubjects()];
  const { begin, take, renumber, since, ...intake } = createIntake(parts, site, clock);
  const showing = createShowing(parts, subjects, { me: intake.me, since }, clock);
  const add = (way: 'add' | 'addPage', messages: readonly ChatMessage[]) => {
    const staged = take(way, messages);
    if (staged.length > 0) showing.stage(staged);
    subjects.changes$.next('other');
  };
  return {
    ...parts,
    ...subjects,
    ...intake,
    ...showing,
    /** The list begins with a page of history. */
    begin(messages: readonly ChatMessage[]) {
      begin(messages);
      showing.begin();
    },
    /** Continues the list with the newest page of a room whose numbering restarted. */
    renumber(messages: readonly ChatMessage[]) {
      renumber(messages);
      add('addPage', messages);
    },
    add: (messages: readonly ChatMessage[]) => add('add', messages),
    /** Adds requested missing messages: shown completely, however fast the room was. */
    fill: (messages: readonly ChatMessage[]) => add('addPage', messages),
  };
}
export type RoomStore = ReturnType<typeof createRoomStore>;
