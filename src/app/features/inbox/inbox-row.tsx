import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSubmission } from '#app/core-client/command/use-submission.ts';
import { useContentWords } from '#app/features/site/currency-words.ts';
import { textOfError } from '#app/i18n/error-text.ts';
import { VisuallyHidden } from '#app/kit/a11y/visually-hidden.tsx';
import { Button } from '#app/kit/action/button.tsx';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { Tag } from '#app/kit/mark/tag.tsx';
import { AlertDialog } from '#app/kit/overlay/alert-dialog.tsx';
import { toAppError } from '#contract/errors.ts';
import type { InboxMessage } from '#contract/models/inbox.ts';
import { dayTime } from '#contract/units/time.ts';
import { readMessages, removeMessages, stickMessage } from './inbox-changes.ts';
import { InboxMark } from './inbox-mark.tsx';
import { inboxPath } from './inbox-place.ts';
import { t } from './texts.ts';

const orTell = (doing: Promise<void>): Promise<boolean> =>
  doing.then(
    () => true,
    (thrown: unknown) => {
      showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' });
      return false;
    },
  );

function RemoveButton({ message }: { message: InboxMessage }) {
  const [asking, setAsking] = useState(false);
  const { state, run } = useSubmission<null, void>(() => removeMessages([message.messageId]));
  const filled = useContentWords();
  const remove = async () => {
    const end = await run(null);
    setAsking(false);
    if (end?.is === 'done') showToast({ text: t('inbox.removed'), tone: 'ok' });
    if (end?.is === 'refused') showToast({ text: textOfError(end.error), tone: 'alert' });
  };
  return (
    <>
      <IconButton icon="x" size="sm" label={t('inbox.remove')} onClick={() => setAsking(true)} />
      <AlertDialog
        open={asking}
        title={t('inbox.removeTitle')}
        description={t('inbox.removeText', { title: filled(message.title) })}
        tone="alert"
        icon="triangle"
        confirmLabel={t('inbox.remove')}
        onConfirm={remove}
        cancelLabel={t('common.cancel')}
        onCancel={() => setAsking(false)}
        focus="cancel"
        busy={state.is === 'sending'}
      />
    </>
  );
}

/** One message whole, and what can be done with it. */
export function InboxRow({ message }: { message: InboxMessage }) {
  const { messageId, kind, title, text, at, isRead, isSticky, place } = message;
  const path = inboxPath(message);
  const filled = useContentWords();
  const read = () => orTell(readMessages([messageId]));
  return (
    <li className={isRead ? 'msg' : 'msg msg--new'}>
      <InboxMark kind={kind} />
      <div className="msg__body">
        <h2 className="msg__title">
          {isRead ? null : <VisuallyHidden>{t('inbox.unread')}</VisuallyHidden>}
          {filled(title)}
          {isSticky ? <Tag>{t('inbox.sticky')}</Tag> : null}
        </h2>
        <p className="msg__text">{filled(text)}</p>
        <div className="msg__foot">
          <span className="cap t3 num">{dayTime(at)}</span>
          {place === null || path === null ? null : (
            <Link className="link cap" to={path} onClick={() => isRead || void read()}>
              {t(`inbox.${place}`)}
            </Link>
          )}
          {isRead ? null : (
            <Button variant="ghost" size="xs" onClick={read}>
              {t('inbox.markRead')}
            </Button>
          )}
        </div>
      </div>
      <div className="msg__acts">
        <IconButton
          icon="pin"
          size="sm"
          label={t(isSticky ? 'inbox.unstick' : 'inbox.stick')}
          pressed={isSticky}
          onClick={() => void orTell(stickMessage(messageId, !isSticky))}
        />
        <RemoveButton message={message} />
      </div>
    </li>
  );
}
