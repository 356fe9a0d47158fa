import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ChatRow } from '#contract/community/chat/row.ts';
import { REPORT_REASONS, type ReportReason } from '#contract/community/chat-message/report-machine.ts';
import type { ChatMessageId } from '#contract/fields/ids.ts';
import { Button } from '#kit/action/button.tsx';
import { held } from '#kit/action/press.ts';
import { Chip } from '#kit/choice/toggle-button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { useAction } from '../actions/use-action.ts';
import { useChat } from '../chat-context.ts';
import { MessageText } from '../rows/message-text.tsx';
import { t } from '../texts.ts';

type TextRow = Extract<ChatRow, { kind: 'text' }>;
type Props = {
  readonly row: TextRow;
  readonly messageId: ChatMessageId;
  readonly onClose: () => void;
};

/** Runs a member-only action; a guest gets the login dialog instead. */
function useMemberAction() {
  const { member, ports } = useChat();
  const { busy, run } = useAction();
  const asMember = async (action: () => Promise<unknown>, done: string, onDone: () => void) => {
    if (!member) {
      ports.promptLogin();
      return;
    }
    if (!(await run(action))) return;
    showToast({ text: done, tone: 'ok' });
    onDone();
  };
  return { busy, asMember };
}

/** Reasons for a report, one tap each. */
function Reasons({ messageId, onClose }: Pick<Props, 'messageId' | 'onClose'>) {
  const { ports } = useChat();
  const { busy, asMember } = useMemberAction();
  const report = (reason: ReportReason) =>
    asMember(() => ports.report(messageId, reason), t('chat.reported'), onClose);
  return (
    <fieldset className="cluster gap-8" aria-label={t('chat.reportWhy')}>
      {REPORT_REASONS.map((reason) => (
        <Chip key={reason} {...held(busy, () => report(reason))}>
          {t(`chat.${reason}`)}
        </Chip>
      ))}
    </fieldset>
  );
}

/** Button that likes a message; shows when it is liked already. */
function LikeButton({ messageId, onClose }: Pick<Props, 'messageId' | 'onClose'>) {
  const { likes } = useChat();
  const { busy, asMember } = useMemberAction();
  const isLiked = useSnapshot(likes.state).mine.has(messageId);
  return (
    <Button
      size="sm"
      icon="heart"
      loading={busy}
      disabled={isLiked}
      onClick={() => asMember(() => likes.like(messageId), t('chat.liked'), onClose)}
    >
      {t(isLiked ? 'chat.liked' : 'chat.like')}
    </Button>
  );
}

/** Actions on a message: reply, like, copy, report. */
export function MessageActions({ row, messageId, onClose }: Props) {
  const { ports, composer } = useChat();
  const [reporting, setReporting] = useState(false);
  const { sender, text, own } = row;
  const close = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <>
      <p className="chat-user__said sm">
        <MessageText text={text} />
      </p>
      <div className="chat-user__actions cluster gap-6">
        <Button
          size="sm"
          icon="chat"
          onClick={close(() =>
            composer.answer({ messageId, name: sender.name, text, userId: sender.userId }),
          )}
        >
          {t('chat.answer')}
        </Button>
        {own === null && <LikeButton messageId={messageId} onClose={onClose} />}
        <Button size="sm" icon="copy" onClick={close(() => ports.copy(text))}>
          {t('chat.copy')}
        </Button>
        {own === null && (
          <Button size="sm" icon="flag" aria-expanded={reporting} onClick={() => setReporting(!reporting)}>
            {t('chat.report')}
          </Button>
        )}
      </div>
      {reporting && <Reasons messageId={messageId} onClose={onClose} />}
    </>
  );
}
