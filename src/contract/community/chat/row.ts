import type { ErrorCode } from '#contract/errors.ts';
import type { ChatMessageId, ClientRequestId, GiftId, OrderId, UserId } from '#contract/fields/ids.ts';
import type { Coins } from '#contract/units/money.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { FanBadge, Quote, SenderRole } from '../chat-message/schema.ts';
import type { SharedBet } from '../chat-message/shared-bet-schema.ts';

type Ordered = { readonly order: number };

/** Compares rows by their order in the list. */
export const byOrder = (left: Ordered, right: Ordered): number => left.order - right.order;

export type Sender = {
  readonly userId: UserId;
  readonly name: string;
  readonly avatar: string;
  readonly level: number;
  readonly role: SenderRole;
  /** Absent where they wear none. */
  readonly fan?: FanBadge;
};

/** Reasons for rejecting the viewer’s own message, in the platform’s terms. */
export type SendRefusal =
  | { readonly reason: 'muted'; readonly until: ServerTime | null }
  | { readonly reason: 'tooFast'; readonly waitMs: number }
  | { readonly reason: 'tooLong'; readonly max: number }
  | { readonly reason: 'contact' }
  | { readonly reason: 'closed' }
  | { readonly reason: 'network' }
  | { readonly reason: 'needsLogin' }
  /** Any other refusal: shown with the text of its code. */
  | { readonly reason: 'other'; readonly code: ErrorCode };

/** A message of one's own: from the tap to the answer. */
export type SendState =
  | { readonly is: 'sending' }
  /** The network lost it; it is sent again by itself, under the same id. */
  | { readonly is: 'waiting' }
  | { readonly is: 'sent' }
  | { readonly is: 'failed'; readonly refusal: SendRefusal };

/** Additional part of the viewer’s own message: its state, and the data required to resend it. */
export type OwnPart = {
  readonly state: SendState;
  readonly clientMsgId: ClientRequestId;
  readonly mentions: readonly UserId[];
};

type RowBase = {
  /** Stable identity in the list; the viewer’s own message retains its key from draft to echo. */
  readonly key: string;
  /** Order in the room: the platform's seq; rows of our own making sit between two by fractions. */
  readonly order: number;
  readonly at: ServerTime;
};

/** One row of the chat list, as the core hands it over. */
export type ChatRow =
  | (RowBase & {
      readonly kind: 'text';
      readonly sender: Sender;
      readonly text: string;
      /** The platform's id of the message; null before it has one, and once the platform no longer has the message. */
      readonly messageId: ChatMessageId | null;
      /** Quoted message. */
      readonly quote: Quote | null;
      readonly likes: number;
      /** Withdrawn by a room admin: its text has been removed. */
      readonly withdrawn: boolean;
      /** The reader is named in it. */
      readonly mentionsMe: boolean;
      /** Present on the reader's own messages only. */
      readonly own: OwnPart | null;
    })
  | (RowBase & {
      readonly kind: 'bet';
      readonly sender: Sender;
      readonly bet: SharedBet;
      readonly reverted: boolean;
      /** The reader showed it. */
      readonly own: boolean;
    })
  | (RowBase & {
      readonly kind: 'betPush';
      readonly sender: Sender;
      readonly bet: SharedBet;
      readonly reverted: boolean;
      /** The reader showed it. */
      readonly own: boolean;
    })
  | (RowBase & {
      readonly kind: 'gift';
      readonly sender: Sender;
      readonly giftId: GiftId;
      readonly name: string;
      readonly iconUrl: string;
      readonly price: Coins;
      /** Total of the combo so far. */
      readonly count: number;
      readonly comboId: string;
      readonly own: boolean;
    })
  | (RowBase & {
      readonly kind: 'reverted';
      readonly sender: Sender;
      readonly orderId: OrderId;
      readonly bet: SharedBet | null;
    })
  /** Low tiers collapse: `names` holds the latest, `total` all since the row began. */
  | (RowBase & { readonly kind: 'welcomeLow'; readonly names: readonly Sender[]; readonly total: number })
  | (RowBase & { readonly kind: 'welcomeHigh'; readonly sender: Sender })
  /** Messages known to be missing that could not be fetched. */
  | (RowBase & {
      readonly kind: 'gap';
      readonly fromSeq: number;
      readonly toSeq: number;
      readonly state: 'asking' | 'missing';
    })
  /** The platform was restored and its sequence numbers restarted: the last messages before may be missing. */
  | (RowBase & { readonly kind: 'renewed' })
  /** Skipped messages: ordinary ones of a room too fast to read, or any sent too long before the video reached them. */
  | (RowBase & { readonly kind: 'skipped'; readonly count: number; readonly reason: 'fast' | 'behind' });

/** Unread counts shown at the end of a frozen list. */
export type UnreadCount = { readonly total: number; readonly mentions: number; readonly gifts: number };
