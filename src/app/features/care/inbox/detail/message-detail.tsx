import { useEffect, useRef } from 'react';
import { useTermFiller } from '#app/features/ground/site/currency-terms.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { InboxMessage, InboxMessageId, MessageThread } from '#contract/care/inbox/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { classNames } from '#kit/class-names.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Link } from '#kit/link/link.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { answerLetter, markUnread, orShowError, readMessages, stickMessage } from '../inbox-changes.ts';
import { inboxPath } from '../inbox-path.ts';
import { RemoveQuestion } from '../remove-question.tsx';
import { t } from '../texts.ts';
import type { InboxPick } from '../use-inbox-pick.ts';
import { LetterForm } from './letter-form.tsx';

type DetailBarProps = { readonly message: InboxMessage; readonly onRemoved: () => void };

/** Kind of the message, and the actions available for it. */
function DetailBar({ message, onRemoved }: DetailBarProps) {
  const { messageId, kind, title, isRead, isSticky } = message;
  const filled = useTermFiller();
  return (
    <div className="inbox-bar">
      <Tag>{t(`inbox.${kind}`)}</Tag>
      <span className="grow" />
      <Button
        variant="ghost"
        size="xs"
        icon="pin"
        onClick={() => void orShowError(stickMessage(messageId, !isSticky))}
      >
        {t(isSticky ? 'inbox.unstick' : 'inbox.stick')}
      </Button>
      {isRead ? (
        <Button
          variant="ghost"
          size="xs"
          icon="message"
          onClick={() => void orShowError(markUnread([messageId]))}
        >
          {t('inbox.markUnread')}
        </Button>
      ) : null}
      <RemoveQuestion
        ids={[messageId]}
        title={t('inbox.removeTitle')}
        text={t('inbox.removeText', { title: filled(title) })}
        done={t('inbox.removed')}
        onRemoved={onRemoved}
      />
    </div>
  );
}

/** Replies to a letter, the oldest first, and the field for an answer. */
function LetterThread({ thread: { message, parts } }: { thread: MessageThread }) {
  return (
    <>
      {parts.length === 0 ? null : (
        <ol className="message-thread">
          {parts.map(({ partId, from, text, at }) => (
            <li key={partId} className={classNames('message-part', from === 'member' && 'message-part--own')}>
              <span className="cap t3">
                {t(from === 'member' ? 'inbox.byMember' : 'inbox.byService')}
                <span className="num">{dayTimeText(at)}</span>
              </span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <LetterForm
        draft={`letter.${message.messageId}`}
        label={t('inbox.answerField')}
        hint="inbox.answerHint"
        send={(text, requestId) => answerLetter(message.messageId, text, requestId)}
      />
    </>
  );
}

/** A message that is not the member's, or not any more. */
export const Missing = ({ pick }: { pick: InboxPick }) => (
  <EmptyState
    title={t('inbox.missing')}
    text={t('inbox.missingText')}
    action={
      <Link className={buttonClass()} to={pick.listPath}>
        {t('inbox.backToList')}
      </Link>
    }
  />
);

/** Marks a viewed message as read, and again when something was added; not after the member marked it as unread. */
function useReading({ message: { messageId, isRead }, parts }: MessageThread): void {
  const looked = useRef(-1);
  useEffect(() => {
    if (looked.current === parts.length) return;
    looked.current = parts.length;
    // The message stays unread when the platform is out of reach; viewing it again retries.
    if (!isRead) readMessages([messageId]).catch(() => undefined);
  }, [messageId, isRead, parts.length]);
}

function MessageLinks({ message }: { message: InboxMessage }) {
  const path = inboxPath(message);
  const { kind, place } = message;
  return (
    <div className="message-body__ways">
      {place === null || path === null ? null : (
        <Link className={buttonClass({ variant: 'primary' })} to={path}>
          {t(`inbox.${place}`)}
        </Link>
      )}
      {place === 'service' || kind === 'letter' ? null : (
        <Link className={buttonClass()} to={paths.support}>
          {t('inbox.askService')}
        </Link>
      )}
    </div>
  );
}

function MessageContent({ thread, pick }: { thread: MessageThread; pick: InboxPick }) {
  useReading(thread);
  const filled = useTermFiller();
  const { message } = thread;
  const isLetter = message.kind === 'letter';
  return (
    <>
      <DetailBar message={message} onRemoved={pick.close} />
      <div className="message-body">
        <h2>{filled(message.title)}</h2>
        <p className="cap t3 num">{dayTimeText(message.at)}</p>
        <p className="message-body__text">{filled(message.text)}</p>
        <MessageLinks message={message} />
      </div>
      {isLetter ? <LetterThread thread={thread} /> : null}
    </>
  );
}

type DetailProps = { readonly messageId: InboxMessageId; readonly pick: InboxPick };

/** Full message; a letter with its replies, which is polled while it is open. */
export function MessageDetail({ messageId, pick }: DetailProps) {
  const known = lastOf(useCall('inbox.message', { id: messageId }));
  const isLetter = known?.message.kind === 'letter';
  const query = useCall(
    'inbox.message',
    { id: messageId },
    isLetter ? { refetchMs: REFRESH_MS['inbox.message'] } : {},
  );
  return (
    <Loaded of={query} waiting={<SkeletonRows count={4} />} missing={<Missing pick={pick} />}>
      {(thread) => <MessageContent thread={thread} pick={pick} />}
    </Loaded>
  );
}
