import { useEffect, useRef } from 'react';
import { useCall } from '#app/core-client/query.ts';
import { REFRESH_MS } from '#app/core-client/refresh.table.ts';
import { dayTimeText } from '#app/core-client/shown-time.ts';
import { useContentWords } from '#app/features/site/currency-words.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { InboxMessage, InboxMessageId, WholeMessage } from '#contract/models/inbox.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { readMessages } from '../inbox-changes.ts';
import { inboxPath } from '../inbox-place.ts';
import { t } from '../texts.ts';
import type { InboxPick } from '../use-inbox-pick.ts';
import { DetailBar } from './detail-bar.tsx';
import { LetterThread } from './letter-thread.tsx';

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

/** What is looked at is read, and once more when something was added; not again after the member marked it as unread. */
function useReading({ message: { messageId, isRead }, parts }: WholeMessage): void {
  const looked = useRef(-1);
  useEffect(() => {
    if (looked.current === parts.length) return;
    looked.current = parts.length;
    // Not read is what it stays when the platform is out of reach; looking again tries again.
    if (!isRead) readMessages([messageId]).catch(() => undefined);
  }, [messageId, isRead, parts.length]);
}

function Ways({ message }: { message: InboxMessage }) {
  const path = inboxPath(message);
  const { kind, place } = message;
  return (
    <div className="mbody__ways">
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

function Whole({ whole, pick }: { whole: WholeMessage; pick: InboxPick }) {
  useReading(whole);
  const filled = useContentWords();
  const { message } = whole;
  const isLetter = message.kind === 'letter';
  return (
    <>
      <DetailBar message={message} onRemoved={pick.close} />
      <div className="mbody">
        <h2>{filled(message.title)}</h2>
        <p className="cap t3 num">{dayTimeText(message.at)}</p>
        <p className="mbody__text">{filled(message.text)}</p>
        <Ways message={message} />
      </div>
      {isLetter ? <LetterThread whole={whole} /> : null}
    </>
  );
}

type DetailProps = { readonly messageId: InboxMessageId; readonly pick: InboxPick };

/** A message whole; a letter with what was answered to it, which is asked again while one looks. */
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
      {(whole) => <Whole whole={whole} pick={pick} />}
    </Loaded>
  );
}
