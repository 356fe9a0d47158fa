import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatRow } from '#contract/community/chat/row.ts';
import type { ChatMessageId } from '#contract/fields/ids.ts';
import { shownMember } from '#core-client/session.ts';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Avatar } from '#kit/mark/avatar.tsx';
import { useAction } from '../actions/use-action.ts';
import type { OpenCard } from '../actions/use-row-actions.ts';
import { useChat } from '../chat-context.ts';
import { SenderMark } from '../rows/sender-name.tsx';
import { t } from '../texts.ts';
import { AdminActions } from './admin-actions.tsx';
import { MessageActions } from './message-actions.tsx';

/** From the edges of the chat, px. */
const MARGIN = 8;

/** Closes the card on Esc and on an outside press; the focus moves in, and back to the previous element. */
function useCardFocus(card: OpenCard, onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector('button')?.focus({ preventScroll: true });
    const away = new AbortController();
    const { signal } = away;
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !panel.current?.contains(target)) onClose();
      },
      { signal, capture: true },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (plainKey(event) === 'Escape') onClose();
      },
      { signal },
    );
    return () => {
      away.abort();
      if (card.from.isConnected) card.from.focus({ preventScroll: true });
    };
  }, [card, onClose]);
  return panel;
}

/** Below what was pressed, as far as the card fits into the chat; also once it has grown. */
function useCardTop(panel: ReturnType<typeof useCardFocus>, wanted: number): number {
  const [top, setTop] = useState(wanted);
  useLayoutEffect(() => {
    const element = panel.current;
    const within = element?.offsetParent;
    if (!element || !within) return;
    const updateTop = () => {
      const lowest = within.clientHeight - element.offsetHeight - MARGIN;
      setTop(Math.max(MARGIN, Math.min(wanted, lowest)));
    };
    const grown = new ResizeObserver(updateTop);
    grown.observe(element);
    updateTop();
    return () => grown.disconnect();
  }, [panel, wanted]);
  return top;
}

const messageIdOf = (row: ChatRow | null): ChatMessageId | null =>
  row?.kind === 'text' && !row.withdrawn ? row.messageId : null;

/** Reverts an own order push [4.10]. */
function RevertPush({ row, onClose }: { row: ChatRow; onClose: () => void }) {
  const { ports } = useChat();
  const { busy, run } = useAction();
  if (row.kind !== 'betPush' || !row.own || row.reverted) return null;
  const revert = async () => {
    if (!(await run(() => ports.revertOrder(ports.newId(), row.bet.orderId)))) return;
    showToast({ text: t('chat.revertedOwn'), tone: 'ok' });
    onClose();
  };
  return (
    <Button size="sm" icon="x-circle" block loading={busy} onClick={revert}>
      {t('chat.revertOwn')}
    </Button>
  );
}

type CardProps = {
  readonly card: OpenCard;
  readonly admin: boolean;
  /** Follow button, where the sender can be followed. */
  readonly followAnchor: ReactNode;
  readonly onClose: () => void;
};

/** Card of a member in the room: profile, message, and actions on both. */
export function UserCard({ card, admin, followAnchor, onClose }: CardProps) {
  const { ports, composer } = useChat();
  const panel = useCardFocus(card, onClose);
  const top = useCardTop(panel, card.top);
  const { sender, row } = card;
  const isSelf = sender.userId === shownMember();
  const messageId = messageIdOf(row);
  const close = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <div
      ref={panel}
      className="chat-user"
      role="dialog"
      aria-label={t('chat.userCard', { name: sender.name })}
      style={{ top }}
    >
      <div className="row gap-8">
        <Avatar src={sender.avatar} size={40} />
        <div className="grow">
          <b className="ell chat-user__name">{sender.name}</b>
          <SenderMark sender={sender} />
          {sender.fan && (
            <span className="cap t3">
              {t('chat.fanOf', { anchor: sender.fan.anchor, level: sender.fan.level })}
            </span>
          )}
        </div>
        {followAnchor}
      </div>
      {row?.kind === 'text' && messageId !== null && (
        <MessageActions row={row} messageId={messageId} onClose={onClose} />
      )}
      {row && <RevertPush row={row} onClose={onClose} />}
      {!isSelf && (
        <div className="chat-user__actions cluster gap-6">
          <Button size="sm" variant="soft" icon="at" onClick={close(() => composer.mention(sender))}>
            {t('chat.mentionUser', { name: sender.name })}
          </Button>
          <Button size="sm" variant="ghost" icon="ban" onClick={close(() => ports.blockUser(sender))}>
            {t('chat.blockUser')}
          </Button>
        </div>
      )}
      {admin && !isSelf && <AdminActions sender={sender} messageId={messageId} onClose={onClose} />}
    </div>
  );
}
