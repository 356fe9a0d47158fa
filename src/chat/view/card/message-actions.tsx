import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ChatRow } from '#contract/community/chat/row.ts';
import { REPORT_REASONS, type ReportReason } from '#contract/community/chat-message/report-machine.ts';
import type { ChatMessageId } from '#contract/fields/ids.ts';
import { Button } from '#kit/action/button.tsx';
import { held } from '#kit/action/held.ts';
import { Chip } from '#kit/choice/chip.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { useAction } from '../actions/use-action.ts';
import { MessageText } from '../rows/message-text.tsx';
import { t } from '../texts.ts';
import type { CardProps } from './card-props.ts';

type TextRow = Extract<ChatRow, { kind: 'text' }>;
type Props = Pick<CardProps, 'ports' | 'composer' | 'likes' | 'onClose' | 'member'> & {
  readonly row: TextRow;
  readonly messageId: ChatMessageId;
};

/** Runs a member-only action; a guest gets the login dialog instead. */
function useMemberAction({ member, ports }: Pick<Props, 'member' | 'ports'>) {
  const { busy, run } = useAction();
  const asMember = async (action: () => Promise<unknown>, done: string, onDone: () => void) => {
    if (!member) {
      ports.askToLogIn();
      return;
    }
    if (!(await run(action))) return;
    showToast({ text: done, tone: 'ok' });
    onDone();
  };
  return { busy, asMember };
}

/** Why a message is reported, one tap each. */
function Reasons({ messageId, ...props }: Props) {
  const { busy, asMember } = useMemberAction(props);
  const report = (reason: ReportReason) =>
    asMember(() => props.ports.report(messageId, reason), t('chat.reported'), props.onClose);
  return (
    <fieldset className="chat-card-reasons" aria-label={t('chat.reportWhy')}>
      {REPORT_REASONS.map((reason) => (
        <Chip key={reason} {...held(busy, () => report(reason))}>
          {t(`chat.${reason}`)}
        </Chip>
      ))}
    </fieldset>
  );
}

/** Button that likes a message; shows when it is liked already. */
function LikeButton({ messageId, likes, onClose, ...props }: Props) {
  const { busy, asMember } = useMemberAction(props);
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
export function MessageActions(props: Props) {
  const { row, messageId, ports, composer, onClose } = props;
  const [reporting, setReporting] = useState(false);
  const { sender, text, own } = row;
  const close = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <>
      <p className="chat-user__said">
        <MessageText text={text} />
      </p>
      <div className="chat-user__actions">
        <Button
          size="sm"
          icon="chat"
          onClick={close(() =>
            composer.answer({ messageId, name: sender.name, text, userId: sender.userId }),
          )}
        >
          {t('chat.answer')}
        </Button>
        {own === null && <LikeButton {...props} />}
        <Button size="sm" icon="copy" onClick={close(() => ports.copy(text))}>
          {t('chat.copy')}
        </Button>
        {own === null && (
          <Button size="sm" icon="flag" aria-expanded={reporting} onClick={() => setReporting(!reporting)}>
            {t('chat.report')}
          </Button>
        )}
      </div>
      {reporting && <Reasons {...props} />}
    </>
  );
}
