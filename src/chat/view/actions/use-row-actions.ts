import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ChatRow, Sender } from '#contract/community/chat/row.ts';
import type { ChatMessageId } from '#contract/fields/ids.ts';
import { useChat } from '../chat-context.ts';
import type { ChatStore } from '../chat-store.ts';
import { rowAt } from '../list/row-element.ts';
import type { RowActions } from '../rows/row-actions.ts';

const ignore = () => undefined;

/** Open card of a member in the room, with the message it was opened from. `top`: px from the top of the chat. */
export type OpenCard = {
  readonly sender: Sender;
  readonly row: ChatRow | null;
  readonly top: number;
  readonly from: HTMLElement;
};

/** Opens the sender's card on a press on a message, unless it ends a text selection or hits a button. */
function usePressedRow(store: ChatStore, openCard: RowActions['openCard']) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    const press = ({ target }: MouseEvent) => {
      if (!(target instanceof HTMLElement) || target.closest('button, a')) return;
      const row = target.closest('[data-said]') ? rowAt(store.state.rows, target) : null;
      if (row && 'sender' in row && getSelection()?.isCollapsed !== false) openCard(row.sender, target);
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [store, openCard]);
  return list;
}

/** Returns the key of the message a reply refers to: an earlier one, because a restored platform reuses ids. */
const keyOfQuoted = ({ state }: ChatStore, messageId: ChatMessageId, answeredAt: number): string =>
  state.rows.findLast((row) => row.kind === 'text' && row.messageId === messageId && row.order < answeredAt)
    ?.key ?? messageId;

/**
 * Provides the actions of the rows, and the card one of them may open. While a card is open the list is frozen; then it
 * follows again if it did before.
 */
export function useRowActions() {
  const { store, ports } = useChat();
  const pane = useRef<HTMLDivElement>(null);
  const [card, setCard] = useState<OpenCard | null>(null);
  const followed = useRef(false);
  const closeCard = useCallback(() => {
    setCard(null);
    if (followed.current) store.resume();
    followed.current = false;
  }, [store]);
  const actions = useMemo<RowActions>(
    () => ({
      openCard(sender, from) {
        const box = pane.current?.getBoundingClientRect();
        if (box === undefined) return;
        followed.current ||= store.state.phase.is === 'following';
        store.freeze();
        const top = from.getBoundingClientRect().bottom - box.top + 4;
        setCard({ sender, row: rowAt(store.state.rows, from), from, top });
      },
      // A replaced core does not have the message: it is sent once more, under the same id.
      retry: ({ clientMsgId, text, mentions, quote }) =>
        ports
          .retry(clientMsgId)
          .catch(() => ports.send(clientMsgId, text, mentions, quote))
          .catch(ignore),
      discard: ({ key, clientMsgId }) => {
        store.forget(key);
        ports.discard(clientMsgId).catch(ignore);
      },
      fillGap: (rowKey) => store.fillGap(rowKey).catch(ignore),
      pickBet: (bet, from) => ports.pickBet(bet, from),
      showQuoted: ({ messageId }, { order }) =>
        store.reveal(keyOfQuoted(store, messageId, order)).catch(ignore),
    }),
    [store, ports],
  );
  const list = usePressedRow(store, actions.openCard);
  return { pane, list, card, closeCard, actions };
}
