import { useNavigate } from 'react-router-dom';
import { useTermFiller } from '#app/features/ground/site/currency-terms.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { messagePath, paths } from '#app/routes/paths.ts';
import type { InboxSelection } from '#contract/care/inbox/calls.ts';
import type { InboxMessage } from '#contract/care/inbox/schema.ts';
import { toAppError } from '#contract/errors.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useSession } from '#core-client/session.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { useTopic } from '#core-client/topic.ts';
import { textOfError } from '#i18n/error-text.ts';
import { VisuallyHidden } from '#kit/a11y/off-screen.tsx';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Link } from '#kit/link/link.tsx';
import { Count } from '#kit/mark/count.tsx';
import { Popover } from '#kit/overlay/popover/popover.tsx';
import type { InboxView } from '#worker/services/inbox/inbox-api.ts';
import { readMessages } from './inbox-changes.ts';
import { InboxMark } from './inbox-mark.tsx';
import { inboxPath } from './inbox-path.ts';
import { t } from './texts.ts';
import './inbox-bell.css';

const read = (selection: InboxSelection) =>
  void readMessages(selection).catch((thrown: unknown) =>
    showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' }),
  );

function LatestRow({ message, close }: { message: InboxMessage; close: () => void }) {
  const { messageId, kind, place, title, text, at, isRead } = message;
  const filled = useTermFiller();
  const navigate = useNavigate();
  const open = () => {
    if (!isRead) read([messageId]);
    close();
    void navigate((kind === 'letter' ? null : inboxPath(message)) ?? messagePath(messageId));
  };
  return (
    <li>
      <button type="button" className={isRead ? 'bell__row' : 'bell__row bell__row--new'} onClick={open}>
        <InboxMark kind={kind} place={place} />
        <span className="bell__words grow">
          <span className="bell__title t2 ell">
            {isRead ? null : <VisuallyHidden>{t('inbox.unread')}</VisuallyHidden>}
            {filled(title)}
          </span>
          <span className="bell__text sm t3">{filled(text)}</span>
          <span className="cap t3 num">{dayTimeText(at)}</span>
        </span>
      </button>
    </li>
  );
}

function Latest({ view, close }: { view: InboxView | undefined; close: () => void }) {
  return (
    <Loaded
      of={view}
      waiting={<SkeletonRows count={5} />}
      title={t('inbox.stale')}
      empty={<EmptyState title={t('inbox.none')} text={t('inbox.noneText')} />}
    >
      {({ list }) => (
        <ul>
          {list.map((message) => (
            <LatestRow key={message.messageId} message={message} close={close} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

/** The bell of a member: how many messages are unread, and the newest of them; nothing for a guest. */
export function InboxBell() {
  const session = useSession();
  const view = useTopic('inbox', null);
  if (session.is !== 'member') return null;
  const unread = lastOf(view)?.unread ?? 0;
  const label = unread > 0 ? t('inbox.bellUnread', { count: unread }) : t('inbox.bell');
  return (
    <Popover
      label={t('inbox.latest')}
      align="end"
      trigger={
        <IconButton icon="bell" label={label}>
          <Count value={unread} />
        </IconButton>
      }
    >
      {(close) => (
        <div className="bell">
          <div className="bell__head row between">
            <b>{t('inbox.title')}</b>
            {unread > 0 ? (
              <Button variant="ghost" size="sm" onClick={() => read('all')}>
                {t('inbox.readAll')}
              </Button>
            ) : null}
          </div>
          <Latest view={view} close={close} />
          <Link className="link bell__all row" to={paths.inbox} onClick={close}>
            {t('inbox.allMessages')}
          </Link>
        </div>
      )}
    </Popover>
  );
}
