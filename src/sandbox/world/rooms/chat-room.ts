import type { ChatMessageWire } from '#contract/community/chat-message/schema.ts';
import { type MessageRing, messageRing } from './message-ring.ts';
import type { MessageTable } from './message-table.ts';
import type { ChatDraft, ChatPage } from './room-store.ts';
import { type WaitingRoom, waitingRoom } from './waiting-room.ts';

/** Different questions of one moment that are remembered. */
const PAGES_MAX = 256;

/** Pages of a room, each built once regardless of the number of requests. */
type SharedPages<Page extends { readonly list: object }> = {
  /** The page that answers `question` while the room is at `latestSeq`. Frozen: it is the answer to many. */
  page(question: string, latestSeq: number, make: () => Page): Page;
  /** Forgets every page: messages have changed although the room has no new one. */
  clear(): void;
};

export function sharedPages<Page extends { readonly list: object }>(): SharedPages<Page> {
  const pages = new Map<string, Page>();
  let builtAt = -1;
  return {
    page(question, latestSeq, make) {
      if (latestSeq !== builtAt || pages.size >= PAGES_MAX) pages.clear();
      builtAt = latestSeq;
      const known = pages.get(question);
      if (known) return known;
      const page = make();
      Object.freeze(page.list);
      Object.freeze(page);
      pages.set(question, page);
      return page;
    },
    clear: () => pages.clear(),
  };
}

/** Number of messages a room retains. */
const MESSAGES_MAX = 5_000;
/** Number of additional messages the table may hold before it is pruned. */
const PRUNE_EVERY = 500;

/** One room's messages in memory, written behind. */
export type ChatRoom = {
  readonly ring: MessageRing;
  readonly waiting: WaitingRoom;
  readonly before: SharedPages<ChatPage>;
  readonly after: SharedPages<ChatPage & { readonly floorSeq: number }>;
  add(draft: ChatDraft, now: number): ChatMessageWire;
  /** Adds messages; their sequence numbers are claimed by this platform before they are sent. */
  addMany(drafts: readonly ChatDraft[], now: number): void;
  /** Removes the message added last, which has not been seen. */
  removeLast(message: ChatMessageWire): void;
  /** Returns the message with that id, while it is retained. */
  find(messageId: string): ChatMessageWire | null;
  /** Puts messages in the place of those with their seqs. */
  rewrite(messages: readonly ChatMessageWire[]): void;
  sentAs(userId: string, clientMsgId: string): ChatMessageWire | null;
  /** Hands what is new since the last time to the table; what fell out of the ring meanwhile is not written. */
  save(): void;
  /** Drops the messages dated later than `time`, epoch ms. */
  forgetAfter(time: number): void;
};

const intent = (userId: string, clientMsgId: string) => `${userId} ${clientMsgId}`;

function loadedRing(roomNo: string, table: MessageTable): MessageRing {
  const stored = table.newest(roomNo, MESSAGES_MAX).reverse();
  const latestSeq = table.latestSeq(roomNo);
  const first = stored[0]?.seq ?? latestSeq + 1;
  const ring = messageRing(MESSAGES_MAX, first - 1);
  // Seqs without a readable row stay used up: a kill loses rows that readers have seen already.
  for (const message of stored) {
    ring.skipTo(message.seq - 1);
    ring.push(message);
  }
  ring.skipTo(latestSeq);
  return ring;
}

/** Index of messages sent by members, by client message id, for as long as the ring retains them. */
function sentIndex(ring: MessageRing) {
  const intents = new Map<string, number>();
  const forget = ({ userId, clientMsgId }: ChatMessageWire) => {
    if (clientMsgId) intents.delete(intent(userId, clientMsgId));
  };
  const remember = (message: ChatMessageWire) => {
    const evicted = ring.at(message.seq - MESSAGES_MAX);
    if (evicted) forget(evicted);
    if (message.clientMsgId) intents.set(intent(message.userId, message.clientMsgId), message.seq);
  };
  for (const message of ring.slice(ring.floorSeq, ring.latestSeq)) remember(message);
  return {
    remember,
    forget,
    find: (userId: string, clientMsgId: string) =>
      ring.at(intents.get(intent(userId, clientMsgId)) ?? 0) ?? null,
  };
}

/** Messages that are in the room already, by their ids. */
function found(roomNo: string, ring: MessageRing, table: MessageTable): Pick<ChatRoom, 'find' | 'rewrite'> {
  return {
    find(messageId) {
      const message = ring.at(Number(messageId.slice(roomNo.length + 1)));
      return message?.id === messageId ? message : null;
    },
    rewrite(messages) {
      const before = messages.flatMap(({ seq }) => ring.at(seq) ?? []);
      table.whenUndone(() => {
        for (const message of before) ring.replace(message);
      });
      for (const message of messages) ring.replace(message);
      table.rewrite(roomNo, messages);
    },
  };
}

/** Writes what is new in a ring since the last time, and clears the table of what fell out of it. */
function savingOf(roomNo: string, ring: MessageRing, table: MessageTable): () => void {
  let savedSeq = ring.latestSeq;
  let prunedSeq = ring.floorSeq;
  return () => {
    if (savedSeq === ring.latestSeq) return;
    const marks = { savedSeq, prunedSeq };
    table.whenUndone(() => {
      ({ savedSeq, prunedSeq } = marks);
    });
    table.write(roomNo, ring.slice(savedSeq + 1, ring.latestSeq), ring.latestSeq);
    savedSeq = ring.latestSeq;
    if (ring.floorSeq - prunedSeq < PRUNE_EVERY) return;
    table.prune(roomNo, ring.floorSeq);
    prunedSeq = ring.floorSeq;
  };
}

/** Reads a room from its rows; those dated later than `now` were written before the clock was set back, and are dropped. */
export function chatRoom(roomNo: string, table: MessageTable, now: number): ChatRoom {
  const ring = loadedRing(roomNo, table);
  const waiting = waitingRoom();
  const sent = sentIndex(ring);
  const before: ChatRoom['before'] = sharedPages();
  const after: ChatRoom['after'] = sharedPages();
  const save = savingOf(roomNo, ring, table);

  function forgetAfter(time: number): void {
    for (const message of ring.slice(ring.floorSeq, ring.latestSeq)) {
      if (message.at <= time) continue;
      sent.forget(message);
      ring.drop(message.seq);
      table.drop(roomNo, message.seq);
    }
    before.clear();
    after.clear();
  }

  function add({ at, ...draft }: ChatDraft, now: number): ChatMessageWire {
    const seq = ring.latestSeq + 1;
    const message = { ...draft, id: `${roomNo}:${seq}`, seq, roomNo, at: at ?? now };
    sent.remember(message);
    ring.push(message);
    return message;
  }

  function removeLast(message: ChatMessageWire): void {
    sent.forget(message);
    ring.pop();
  }

  forgetAfter(now);
  const addMany = (drafts: readonly ChatDraft[], now: number) => {
    table.claim(roomNo, ring.latestSeq + drafts.length);
    for (const draft of drafts) add(draft, now);
  };

  return {
    ring,
    waiting,
    before,
    after,
    add,
    addMany,
    removeLast,
    ...found(roomNo, ring, table),
    sentAs: sent.find,
    save,
    forgetAfter,
  };
}
