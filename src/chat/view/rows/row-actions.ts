import { createContext } from 'react';
import type { ChatRow, Sender } from '#contract/community/chat/row.ts';
import type { Quote } from '#contract/community/chat-message/schema.ts';
import type { SharedBet } from '#contract/community/chat-message/shared-bet-schema.ts';
import type { ChatMessageId, ClientRequestId, UserId } from '#contract/fields/ids.ts';

/** A message of one's own that the network lost. */
export type Unsent = {
  readonly key: string;
  readonly clientMsgId: ClientRequestId;
  readonly text: string;
  readonly mentions: readonly UserId[];
  readonly quote: Quote | null;
};

/** Actions available to a row. One value for the lifetime of a list, so that rows do not render again. */
export type RowActions = {
  openCard(sender: Sender, from: HTMLElement): void;
  retry(unsent: Unsent): void;
  discard(unsent: Unsent): void;
  fillGap(rowKey: string): void;
  /** Scrolls to the message that `row` replies to, loading history as far back as needed. */
  showQuoted(quote: Quote, row: Pick<ChatRow, 'order'>): void;
  /** Puts what a shown bet is on into the reader's slip, with who showed it; nothing is placed. */
  pickBet(bet: SharedBet, from: string): void;
};

const noop = () => undefined;

export const RowActionsContext = createContext<RowActions>({
  openCard: noop,
  retry: noop,
  discard: noop,
  fillGap: noop,
  showQuoted: noop,
  pickBet: noop,
});

/** The ids of the messages that the reader likes. */
export const LikedContext = createContext<ReadonlySet<ChatMessageId>>(new Set());
