import type { ChatMessageWire } from '#contract/models/chat-message.ts';
import { type MessageRing, messageRing } from './message-ring.ts';
import type { MessageTable } from './message-table.ts';
import type { ChatDraft, ChatPage } from './room-store.ts';
import { type SharedPages, sharedPages } from './shared-pages.ts';
import { type WaitingRoom, waitingRoom } from './waiting-room.ts';

/** Messages a room keeps. */
const KEPT = 5_000;
/** The table may hold so many more before it is cleared. */
const PRUNE_EVERY = 500;

/** One room's messages in memory, written behind. */
export type ChatRoom = {
  readonly ring: MessageRing;
  readonly waiting: WaitingRoom;
  readonly before: SharedPages<ChatPage>;
  readonly after: SharedPages<ChatPage & { readonly floorSeq: number }>;
  add(draft: ChatDraft, now: number): ChatMessageWire;
  /** Their seqs are this platform's own before anybody hears of them. */
  addMany(drafts: readonly ChatDraft[], now: number): void;
  /** Takes back the message added last, which nobody has seen. */
  takeBack(message: ChatMessageWire): void;
  sentAs(userId: string, clientMsgId: string): ChatMessageWire | null;
  /** Hands what is new since the last time to the table; what fell out of the ring meanwhile is not written. */
  save(): void;
};

const intent = (userId: string, clientMsgId: string) => `${userId} ${clientMsgId}`;

function loadedRing(roomNo: string, table: MessageTable): MessageRing {
  const stored = table.newest(roomNo, KEPT).reverse();
  const latestSeq = table.latestSeq(roomNo);
  const first = stored[0]?.seq ?? latestSeq + 1;
  const ring = messageRing(KEPT, first - 1);
  for (const message of stored) ring.push(message);
  // Messages whose platform was killed before it wrote them were told all the same: their seqs are used up.
  ring.skipTo(latestSeq);
  return ring;
}

export function chatRoom(roomNo: string, table: MessageTable): ChatRoom {
  const ring = loadedRing(roomNo, table);
  const waiting = waitingRoom();
  const intents = new Map<string, number>();
  let savedSeq = ring.latestSeq;
  let prunedSeq = ring.floorSeq;

  function remember(message: ChatMessageWire): void {
    const evicted = ring.at(message.seq - KEPT);
    if (evicted?.clientMsgId) intents.delete(intent(evicted.userId, evicted.clientMsgId));
    if (message.clientMsgId) intents.set(intent(message.userId, message.clientMsgId), message.seq);
  }

  for (const message of ring.slice(ring.floorSeq, ring.latestSeq)) remember(message);

  function add({ at, ...draft }: ChatDraft, now: number): ChatMessageWire {
    const seq = ring.latestSeq + 1;
    const message = { ...draft, id: `${roomNo}:${seq}`, seq, roomNo, at: at ?? now };
    remember(message);
    ring.push(message);
    return message;
  }

  function takeBack({ userId, clientMsgId }: ChatMessageWire): void {
    if (clientMsgId) intents.delete(intent(userId, clientMsgId));
    ring.pop();
  }

  function save(): void {
    if (savedSeq === ring.latestSeq) return;
    const before = { savedSeq, prunedSeq };
    table.whenUndone(() => {
      ({ savedSeq, prunedSeq } = before);
    });
    table.write(roomNo, ring.slice(savedSeq + 1, ring.latestSeq), ring.latestSeq);
    savedSeq = ring.latestSeq;
    if (ring.floorSeq - prunedSeq < PRUNE_EVERY) return;
    table.prune(roomNo, ring.floorSeq);
    prunedSeq = ring.floorSeq;
  }

  const sentAs = (userId: string, clientMsgId: string) =>
    ring.at(intents.get(intent(userId, clientMsgId)) ?? 0) ?? null;

  const addMany = (drafts: readonly ChatDraft[], now: number) => {
    table.claim(roomNo, ring.latestSeq + drafts.length);
    for (const draft of drafts) add(draft, now);
  };

  return { ring, waiting, before: sharedPages(), after: sharedPages(), add, addMany, takeBack, sentAs, save };
}
