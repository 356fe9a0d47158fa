import type { ErrorCode } from '#contract/errors.ts';
import type { ChatRoomStatus } from '../chat-message/schema.ts';
import type { ChatRow, SendRefusal } from './row.ts';
import type { ChatSwitches } from './switches-schema.ts';

/** State of the core’s connection to the platform. `sinceMs` is server time. */
export type ConnectionView =
  | { readonly is: 'fine' }
  | { readonly is: 'troubled'; readonly code: ErrorCode; readonly sinceMs: number };

/** One update of a chat room, sent to the list. */
export type ChatFeedItem =
  /** The list begins: first load, or after the core was replaced. From the order `since` on nothing is left out. */
  | { readonly is: 'reset'; readonly rows: readonly ChatRow[]; readonly since: number }
  /** New rows in order; a late one (from a backfilled gap) is inserted at its position. */
  | { readonly is: 'append'; readonly rows: readonly ChatRow[] }
  /** A row changed: send state, combo count, reverted order, failed gap. A new `order` moves it. */
  | { readonly is: 'patch'; readonly row: ChatRow }
  | { readonly is: 'remove'; readonly keys: readonly string[] };

/** One update of a room for one viewer, without the messages they have hidden. */
export type ShownFeedItem =
  | ChatFeedItem
  /** The viewer’s filter has changed: the newest rows; a list scrolled to another position must be rebuilt there. */
  | { readonly is: 'refiltered'; readonly rows: readonly ChatRow[]; readonly since: number }
  /** Number of rows hidden by the reading settings, from the first of the newest rows on. */
  | { readonly is: 'hidden'; readonly count: number };

export type ChatRoomView =
  | { readonly is: 'loading' }
  | { readonly is: 'unknown' }
  | { readonly is: 'hidden' }
  | { readonly is: 'failed'; readonly code: ErrorCode }
  | {
      readonly is: 'open' | 'closed';
      readonly status: ChatRoomStatus;
      readonly switches: ChatSwitches;
      /** The order push that may be followed now [4.10]; null after a revert. */
      readonly followable: Extract<ChatRow, { kind: 'betPush' }> | null;
      readonly connection: ConnectionView;
    };

/** Result of a send: the message is in the feed with its state; the promise only resolves for the composer. */
export type SendOutcome = { readonly is: 'sent' } | { readonly is: 'refused'; readonly refusal: SendRefusal };
