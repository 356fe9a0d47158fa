import { type ChatCounts, createChatCounts } from '#contract/community/chat/counts.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import type { MessageChange } from '#contract/community/chat-message/schema.ts';
import type { UserId } from '#contract/fields/ids.ts';
import type { ChatSite } from '../ports.ts';
import { createFloodLimit, filterForSite } from './filter.ts';
import { createGiftRows } from './gift-rows.ts';
import { createSeen, type PositionedMessage, type Seen } from './numbering.ts';
import { applyRevert } from './order-push.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createRing, createRowChanges, type RowChanges } from './row-changes.ts';
import { type ContentOf, orderRow, type TextRow, textRow } from './to-row.ts';
import { createWelcomeRows } from './welcome.ts';

/** Returns a row after a change; a withdrawn one retains neither its text nor its quote. */
const changed = (row: TextRow, { likes, withdrawn }: MessageChange): TextRow => {
  const counted = likes === undefined ? row : { ...row, likes };
  return withdrawn ? { ...counted, withdrawn, text: '', quote: null } : counted;
};

/** Applies likes and withdrawals to earlier messages. Rows of messages that a restored platform lost have no id. */
function applyChanges(rowChanges: RowChanges, { changes }: ContentOf<'changes'>): void {
  for (const change of changes) {
    const row = rowChanges.ring.findBackwards(
      (candidate) => candidate.kind === 'text' && candidate.messageId === change.messageId,
    );
    if (row?.kind === 'text') rowChanges.patch(row, changed(row, change));
  }
}

export type RowBuilder = {
  /** Adds a batch in seq order; returns the messages that passed the site filter. */
  add(messages: readonly PositionedMessage[], me: UserId | null): readonly PositionedMessage[];
  /** Adds a requested page: it is shown completely, however fast the room was. */
  addPage(messages: readonly PositionedMessage[], me: UserId | null): readonly PositionedMessage[];
};

/** Creates the builder of rows: messages pass the site filter and the flood limit, then change the rows. */
export function createRowBuilder(
  rowChanges: RowChanges,
  outbox: Outbox,
  site: ChatSite,
  seen: Seen = createSeen(),
  counts: ChatCounts = createChatCounts(),
): RowBuilder {
  const floodLimit = createFloodLimit(rowChanges, counts);
  const addGift = createGiftRows(rowChanges);
  const addWelcome = createWelcomeRows(rowChanges, site.welcomeLevel);
  const addText = (message: PositionedMessage, content: ContentOf<'text'>, me: UserId | null) => {
    const row = textRow(message, content, me);
    if (!outbox.echo(message, row)) rowChanges.add(row);
  };
  const addOne = (message: PositionedMessage, me: UserId | null, isPage: boolean): void => {
    const { content } = message;
    switch (content.kind) {
      case 'text':
        if (isPage || floodLimit.passes(message, me)) addText(message, content, me);
        break;
      case 'gift':
        addGift(message, content, me);
        break;
      case 'bet':
      case 'betPush':
        rowChanges.add(orderRow(message, content, me));
        break;
      case 'changes':
        applyChanges(rowChanges, content);
        break;
      case 'betReverted':
        applyRevert(rowChanges, message, content);
        break;
      case 'welcome':
        addWelcome(message);
        break;
      default:
        content satisfies never;
    }
  };
  const addAll = (messages: readonly PositionedMessage[], me: UserId | null, isPage: boolean) => {
    const { talk, notices } = filterForSite(messages, site, seen, counts);
    for (const message of talk) addOne(message, me, isPage);
    for (const message of notices) addOne(message, me, isPage);
    floodLimit.settle();
    return [...talk, ...notices];
  };
  return {
    add: (messages, me) => addAll(messages, me, false),
    addPage: (messages, me) => addAll(messages, me, true),
  };
}

/** Returns the rows of a page that the ring does not retain (reading back beyond it). */
export function rowsOfPage(
  messages: readonly PositionedMessage[],
  site: ChatSite,
  me: UserId | null,
): readonly ChatRow[] {
  const rowChanges = createRowChanges(createRing(messages.length + 1));
  createRowBuilder(rowChanges, createOutbox(rowChanges), site).addPage(messages, me);
  return rowChanges.ring.last(messages.length + 1);
}
