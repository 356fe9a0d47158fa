import type * as v from 'valibot';
import type {
  ChatMessageWire,
  ChatRoomStatus,
  FanBadge,
  MessageChange,
} from '#contract/community/chat-message/schema.ts';

export type ChatRoomStatusWire = v.InferInput<typeof ChatRoomStatus>;

/** Message before the room has assigned its number. `at` is the clock's current time unless given. */
export type ChatDraft = Omit<ChatMessageWire, 'id' | 'seq' | 'roomNo' | 'at'> & { readonly at?: number };

export type Mute = {
  readonly userId: string;
  readonly username: string;
  readonly level: number;
  /** Epoch ms. */
  readonly until: number;
};

/** Notice of a room. `type` is its author: 1 the anchor, 2 an admin, 3 the platform. */
export type RoomNotice = { readonly author: string; readonly text: string; readonly type: 1 | 2 | 3 };

export type RoomSetup = {
  /** Least time between two messages of one member, ms; 0 is off. */
  readonly slowModeMs: number;
  /** Pinned notice; null when it was removed, absent as long as it was never set. */
  readonly notice?: RoomNotice | null;
};

export type ChatPage = { readonly latestSeq: number; readonly list: ChatMessageWire[] };

/** State of the match or anchor a room belongs to. */
export type LiveRoomState = Pick<ChatRoomStatusWire, 'status' | 'gameStatus' | 'online'>;

/**
 * Chat rooms: messages numbered without gaps, the newest 5 000 retained, mutes and settings. Persisted. A sequence number
 * is assigned once, even if the platform was killed midway: unwritten messages then leave a gap.
 */
export type RoomStore = {
  /** Reports whether a match or an anchor has that number. */
  exists(roomNo: string): boolean;
  /** Returns the status as specified in [3.11]; an unknown room answers `exist` 0. */
  status(roomNo: string): ChatRoomStatusWire;
  /** Holds a status manually (-1 hides the chat [6.06]); null returns control to the world. */
  holdStatus(roomNo: string, status: -1 | 0 | 1 | null): void;
  /** Returns the held status, or null when the world decides. */
  heldStatus(roomNo: string): -1 | 0 | 1 | null;
  /** Returns control of all statuses to the world. */
  releaseStatuses(): void;
  /** Removes the platform's notices from every room. */
  clearPlatformNotices(): void;

  /** Adds to members' later messages the badge that they wear in the room at that time; null is none. */
  wear(badgeOf: (roomNo: string, userId: string) => FanBadge | null): void;

  /** Appends a message, which is persisted on return. */
  append(roomNo: string, draft: ChatDraft): ChatMessageWire;
  /**
   * Appends messages with one wake-up for all of them; their sequence numbers are persisted on return, the messages within
   * a second; fast enough for 20 000 a second.
   */
  appendMany(roomNo: string, drafts: readonly ChatDraft[]): void;
  /** Returns the message with that id, while the room retains it. */
  find(roomNo: string, messageId: string): ChatMessageWire | null;
  /**
   * Changes messages for all clients: later readers receive them changed, those in the room receive the change. Persisted
   * on return.
   */
  amend(roomNo: string, changes: readonly MessageChange[]): void;
  /** Returns the message a member already sent under this id, so that a repeat is the same message. */
  sentAs(roomNo: string, userId: string, clientMsgId: string): ChatMessageWire | null;
  /** The newest messages, or those before a seq; oldest first. */
  before(roomNo: string, beforeSeq: number | null, size: number): ChatPage;
  /** Returns the messages after a sequence number, oldest first; `floorSeq` is the oldest retained, 0 in an empty room. */
  after(roomNo: string, afterSeq: number, size: number): ChatPage & { readonly floorSeq: number };
  /** Resolves true as soon as there is a message after `afterSeq`, false after `waitMs` of real time or on abort. */
  waitNewer(roomNo: string, afterSeq: number, waitMs: number, signal: AbortSignal): Promise<boolean>;

  setup(roomNo: string): RoomSetup;
  /** Changes the settings and notifies the clients in the room, as do mutes. */
  change(roomNo: string, change: Partial<RoomSetup>): void;
  mute(roomNo: string, mute: Mute): void;
  /** @returns false when there was no mute to lift. */
  unmute(roomNo: string, userId: string): boolean;
  mutedUntil(roomNo: string, userId: string): number | null;
  muted(roomNo: string): Mute[];

  /** Writes what waits; called by itself every second and at the end. */
  flush(): void;
};

const SENDER_SYSTEM = 3;

/** Sender of the platform's own messages in a room. */
export const BY_THE_PLATFORM = {
  userId: 'platform',
  username: '场边',
  avatar: '',
  level: 0,
  type: SENDER_SYSTEM,
} as const;
