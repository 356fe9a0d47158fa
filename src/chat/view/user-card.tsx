import { useEffect, useRef } from 'react';
import { shownMember } from '#app/core-client/session.ts';
import { Button } from '#app/kit/action/button.tsx';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import type { Sender } from '#contract/models/chat-row.ts';
import type { ChatViewPorts } from './chat-ports.ts';
import { SenderMark } from './rows/sender-name.tsx';
import { t } from './texts.ts';
import { useAction } from './use-action.ts';

const MUTES = [
  { minutes: 10, label: t('chat.muteTenMinutes') },
  { minutes: 60, label: t('chat.muteHour') },
  { minutes: 1_440, label: t('chat.muteDay') },
] as const;

/** Whose card is open, and where: px from the top of the chat. */
export type OpenCard = { readonly sender: Sender; readonly top: number; readonly from: HTMLElement };

/** Leaves on Esc and on a press elsewhere; the focus goes in, and back to where it came from. */
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
      ({ key }) => {
        if (key === 'Escape') onClose();
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

function Mutes({ sender, ports, onDone }: { sender: Sender; ports: ChatViewPorts; onDone: () => void }) {
  const { busy, run } = useAction();
  const mute = async (minutes: number) => {
    if (!(await run(() => ports.mute(sender.userId, minutes)))) return;
    showToast({ text: t('chat.mutedUser', { name: sender.name }), tone: 'ok' });
    onDone();
  };
  return (
    <div className="chat-user__mutes">
      {MUTES.map(({ minutes, label }) => (
        <Button key={minutes} size="xs" loading={busy} onClick={() => mute(minutes)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

type UserCardProps = {
  readonly card: OpenCard;
  readonly admin: boolean;
  readonly ports: ChatViewPorts;
  readonly onMention: (sender: Sender) => void;
  readonly onClose: () => void;
};

/** Somebody in the room: who they are, and what may be done. Admins may mute members. */
export function UserCard({ card, admin, ports, onMention, onClose }: UserCardProps) {
  const panel = useCardFocus(card, onClose);
  const { sender } = card;
  return (
    <div
      ref={panel}
      className="chat-user"
      role="dialog"
      aria-label={t('chat.userCard', { name: sender.name })}
      style={{ top: card.top }}
    >
      <div className="row gap2">
        <Avatar src={sender.avatar} size={40} />
        <b className="grow ell">{sender.name}</b>
        <SenderMark sender={sender} />
      </div>
      <Button
        size="sm"
        variant="soft"
        icon="at"
        block
        onClick={() => {
          onMention(sender);
          onClose();
        }}
      >
        {t('chat.mentionUser', { name: sender.name })}
      </Button>
      {sender.userId !== shownMember() && (
        <Button
          size="sm"
          variant="ghost"
          icon="ban"
          block
          onClick={() => {
            ports.blockUser(sender);
            onClose();
          }}
        >
          {t('chat.blockUser')}
        </Button>
      )}
      {admin && sender.role === 'member' && <Mutes sender={sender} ports={ports} onDone={onClose} />}
    </div>
  );
}
