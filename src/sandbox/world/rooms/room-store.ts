import type * as v from 'valibot';
import type {
  ChatMessageWire,
  ChatRoomStatus,
  FanBadge,
  MessageChange,
} from '#contract/community/chat-message/schema.ts';

export type ChatRoomStatusWire = v.InferInput<typeof ChatRoomStatus>;

/** A message before the room has given it its number. `at` is the clock's now unless given. */
export type ChatDraft = Omit<ChatMessageWire, 'id' | 'seq' | 'roomNo' | 'at'> & { readonly at?: number };

export type Mute = {
  readonly userId: string;
  readonly username: string;
  readonly level: number;
  /** Epoch ms. */
  readonly until: number;
};

/** `type` says whose it is: 1 the anchor's, 2 an admin's, 3 the platform's. */
export type RoomNotice = { readonly author: string; readonly text: string; readonly type: 1 | 2 | 3 };

export type RoomSetup = {
  /** Least time between two messages of one member, ms; 0 is off. */
  readonly slowModeMs: number;
  /** What is pinned; null when it was taken away, absent as long as nobody has seen to it. */
  readonly notice?: RoomNotice | null;
};

export type ChatPage = { readonly latestSeq: number; readonly list: ChatMessageWire[] };

/** What the world knows of a room's place: the match or the anchor it belongs to. */
export type RoomPlace = Pick<ChatRoomStatusWire, 'status' | 'gameStatus' | 'online'>;

/**
 * Chat rooms: messages numbered without holes, the newest 5 000 kept, mutes and settings. Persisted. A seq is given out
 * once, also by a platform that was killed in the middle: what it had not written is then a hole.
 */
export type RoomStore = {
  /** Whether there is a match or an anchor by that number. */
  exists(roomNo: string): boolean;
  /** As [3.11] wants it; a room nobody knows answers `exist` 0. */
  status(roomNo: string): ChatRoomStatusWire;
  /** Holds a status by hand (-1 hides the chat [6.06]); null lets the world decide again. */
  holdStatus(roomNo: string, status: -1 | 0 | 1 | null): void;
  /** What is held, or null where the world decides. */
  heldStatus(roomNo: string): -1 | 0 | 1 | null;
  /** Lets the world decide again everywhere. */
  releaseStatuses(): void;
  /** Takes away what the platform has pinned, in every room. */
  clearPlatformNotices(): void;

  /** From now on what members say carries the badge that they wear in the room then; null is none. */
  wear(badgeOf: (roomNo: string, userId: string) => FanBadge | null): void;

  /** Kept when it returns. */
  append(roomNo: string, draft: ChatDraft): ChatMessageWire;
  /** One wake-up for all of them; their seqs are kept when it returns, they themselves within a second; cheap enough for 20 000 a second. */
  appendMany(roomNo: string, drafts: readonly ChatDraft[]): void;
  /** The message of that id, while the room keeps it. */
  find(roomNo: string, messageId: string): ChatMessageWire | null;
  /** Changes messages for everybody: later readers find them changed, those in the room receive the change. Kept when it returns. */
  amend(roomNo: string, changes: readonly MessageChange[]): void;
  /** What a member already sent under this id, so that a repeat is the same message. */
  sentAs(roomNo: string, userId: string, clientMsgId: string): ChatMessageWire | null;
  /** The newest messages, or those before a seq; oldest first. */
  before(roomNo: string, beforeSeq: number | null, size: number): ChatPage;
  /** The messages after a seq, oldest first; `floorSeq` is the oldest still kept, 0 in an empty room. */
  after(roomNo: string, afterSeq: number, size: number): ChatPage & { readonly floorSeq: number };
  /** Resolves true as soon as there is something after `afterSeq`, false after `waitMs` of real time or on abort. */
  waitNewer(roomNo: string, afterSeq: number, waitMs: number, signal: AbortSignal): Promise<boolean>;

  setup(roomNo: string): RoomSetup;
  /** It is reported to those in the room; so are mutes. */
  change(roomNo: string, change: Partial<RoomSetup>): void;
  mute(roomNo: string, mute: Mute): void;
  /** @returns false when there was no mute to lift. */
  unmute(roomNo: string, userId: string): boolean;
  mutedUntil(roomNo: string, userId: string): number | null;
  muted(roomNo: string): Mute[];

  /** Writes what waits; called by itself every second and at the end. */
  flush(): void;
};
