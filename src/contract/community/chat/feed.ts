import type { ErrorCode } from '#contract/errors.ts';
import type { ChatRoomStatus } from '../chat-message/schema.ts';
import type { ChatRow, SendRefusal } from './row.ts';
import type { ChatSwitches } from './switches-schema.ts';

/** How the core is doing with the platform. `sinceMs` is server time. */
export type ConnectionView =
  | { readonly is: 'fine' }
  | { readonly is: 'troubled'; readonly code: ErrorCode; readonly sinceMs: number };

/** One step of a chat room on its way to the list. */
export type ChatFeedItem =
  /** The list begins: first load, or after the core was replaced. From the order `since` on nothing is left out. */
  | { readonly is: 'reset'; readonly rows: readonly ChatRow[]; readonly since: number }
  /** New rows in their order; one that comes late (a filled gap) goes to its place among the others. */
  | { readonly is: 'append'; readonly rows: readonly ChatRow[] }
  /** A row changed: send state, combo count, reverted order, failed gap. A new `order` moves it. */
  | { readonly is: 'patch'; readonly row: ChatRow }
  | { readonly is: 'remove'; readonly keys: readonly string[] };

/** One step of a room on its way to one viewer, without what they do not want to read. */
export type ShownFeedItem =
  | ChatFeedItem
  /** What the viewer wants to read has changed: the newest rows; a list that is read elsewhere is to be made again there. */
  | { readonly is: 'sifted'; readonly rows: readonly ChatRow[]; readonly since: number }
  /** So many rows are not shown because of the reading settings, from the first row of the newest ones on. */
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

/** Answer to a send: the message is in the feed with its state; the promise only says to the composer what to do. */
export type SendOutcome = { readonly is: 'sent' } | { readonly is: 'refused'; readonly refusal: SendRefusal };
