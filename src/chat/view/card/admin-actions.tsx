import { useCallback, useState } from 'react';
import type { Sender } from '#contract/community/chat/row.ts';
import type { ChatMessageId } from '#contract/fields/ids.ts';
import { hourMinute } from '#contract/units/time.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { useAction } from '../actions/use-action.ts';
import { useChat } from '../chat-context.ts';
import { MessageText } from '../rows/message-text.tsx';
import { t } from '../texts.ts';
import { useLoaded } from '../use-loaded.ts';

const MUTES = [
  { minutes: 10, label: t('chat.muteTenMinutes') },
  { minutes: 60, label: t('chat.muteHour') },
  { minutes: 1_440, label: t('chat.muteDay') },
] as const;

type Props = {
  readonly sender: Sender;
  readonly onClose: () => void;
  /** Message from which the card was opened. */
  readonly messageId: ChatMessageId | null;
};

/** Buttons that mute a member, or end a mute. */
function Mutes({ sender, onClose }: Pick<Props, 'sender' | 'onClose'>) {
  const { ports } = useChat();
  const { state } = useLoaded(ports.muteList);
  const { busy, run } = useAction();
  const act = async (action: () => Promise<unknown>, done: string) => {
    if (!(await run(action))) return;
    showToast({ text: done, tone: 'ok' });
    onClose();
  };
  const { userId, name } = sender;
  const muted = state.is === 'ready' && state.value.some((member) => member.userId === userId);
  if (muted) {
    return (
      <Button
        size="xs"
        loading={busy}
        onClick={() => act(() => ports.unmute(userId), t('chat.unmutedUser', { name }))}
      >
        {t('chat.unmuteUser')}
      </Button>
    );
  }
  return MUTES.map(({ minutes, label }) => (
    <Button
      key={minutes}
      size="xs"
      loading={busy}
      onClick={() => act(() => ports.mute(userId, minutes), t('chat.mutedUser', { name }))}
    >
      {label}
    </Button>
  ));
}

/** Recent messages of a member in this room. */
function RecentMessages({ sender: { userId } }: Pick<Props, 'sender'>) {
  const { ports } = useChat();
  const load = useCallback(() => ports.recentMessagesOf(userId), [ports, userId]);
  const { state } = useLoaded(load);
  switch (state.is) {
    case 'idle':
    case 'pending':
      return <SkeletonRows count={3} />;
    case 'failed':
      return <p className="sm t2">{textOfError(state.error)}</p>;
    case 'ready':
      if (state.value.length === 0) return <p className="sm t2">{t('chat.saidNothing')}</p>;
      return (
        <ol className="chat-user__history sm">
          {state.value.toReversed().map(({ id, at, content, withdrawn }) => (
            <li key={id}>
              <span className="cap t3 num">{hourMinute(at)}</span>
              <span>
                {withdrawn || content.kind !== 'text' ? (
                  t('chat.withdrawn')
                ) : (
                  <MessageText text={content.text} />
                )}
              </span>
            </li>
          ))}
        </ol>
      );
    default:
      return state satisfies never;
  }
}

/** Actions of a room admin on a member: mute, unmute, withdraw the message, view other messages. */
export function AdminActions({ sender, messageId, onClose }: Props) {
  const { ports } = useChat();
  const [looking, setLooking] = useState(false);
  const { busy, run } = useAction();
  const withdraw = async (id: ChatMessageId) => {
    if (!(await run(() => ports.withdraw(id)))) return;
    showToast({ text: t('chat.withdrawnDone'), tone: 'ok' });
    onClose();
  };
  return (
    <div className="chat-user__admin">
      <div className="cluster gap-6">
        {messageId !== null && (
          <Button size="xs" loading={busy} onClick={() => withdraw(messageId)}>
            {t('chat.withdraw')}
          </Button>
        )}
        <Button size="xs" aria-expanded={looking} onClick={() => setLooking(!looking)}>
          {t('chat.saidLately')}
        </Button>
        {sender.role === 'member' && <Mutes sender={sender} onClose={onClose} />}
      </div>
      {looking && <RecentMessages sender={sender} />}
    </div>
  );
}
