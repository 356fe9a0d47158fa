import { useTermFiller } from '#app/features/ground/site/currency-terms.ts';
import { PAGE_SIZE } from '#app/page/list/all-pages.ts';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { Pages, type Paging, pagesOf } from '#app/page/list/pages.tsx';
import type { InboxMessage } from '#contract/care/inbox/schema.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { shortDay, siteDayOf } from '#contract/units/site-day.ts';
import { hourMinute, type ServerTime } from '#contract/units/time.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { serverNow } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { VisuallyHidden } from '#kit/a11y/off-screen.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { classNames } from '#kit/class-names.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { InboxMark } from '../inbox-mark.tsx';
import { t } from '../texts.ts';
import { type InboxPick, NEW_LETTER } from '../use-inbox-pick.ts';
import { BatchBar, ListBar } from './list-bar.tsx';
import { type Selection, useSelection } from './use-selection.ts';

/** Short time of a message in Beijing: the hour today, then yesterday, then the day, with its year if another one. */
export function messageTime(at: ServerTime, now: ServerTime): string {
  const day = siteDayOf(at);
  if (day === siteDayOf(now)) return hourMinute(at);
  if (day === siteDayOf(now - DAY_MS)) return t('inbox.yesterday');
  return shortDay(day, now);
}

function EmptyMessages({ pick }: { pick: InboxPick }) {
  if (pick.kind === 'all') return <EmptyState title={t('inbox.none')} text={t('inbox.noneText')} />;
  if (pick.kind !== 'letter') return <EmptyState title={t('inbox.noneOfKind')} />;
  return (
    <EmptyState
      title={t('inbox.noLetter')}
      text={t('inbox.noLetterText')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={pick.messagePath(NEW_LETTER)}>
          {t('inbox.write')}
        </Link>
      }
    />
  );
}

/** The way to older messages, or that there are none. */
const Foot = ({ paging, total }: { paging: Paging; total: number }) =>
  pagesOf(total, paging.size) < 2 ? (
    <p className="cap t3 inbox-page__end">{t('inbox.end')}</p>
  ) : (
    <Pages paging={paging} total={total} className="inbox-page__pages" />
  );

type RowsProps = {
  readonly list: readonly InboxMessage[];
  readonly total: number;
  readonly paging: Paging;
  readonly pick: InboxPick;
  readonly selection: Selection;
};

type RowProps = {
  readonly message: InboxMessage;
  readonly now: ServerTime;
  readonly path: string;
  readonly isOpen: boolean;
  readonly selection: Selection;
};

function MessageText({ message, now }: Pick<RowProps, 'message' | 'now'>) {
  const { title, text, at, isRead, isSticky } = message;
  const filled = useTermFiller();
  return (
    <span className="stack gap-2 grow">
      <span className="inbox-row__head row gap-6">
        {isRead ? null : <VisuallyHidden>{t('inbox.unread')}</VisuallyHidden>}
        {isSticky ? (
          <>
            <Icon name="pin" size={14} className="inbox-row__pin" />
            <VisuallyHidden>{t('inbox.sticky')}</VisuallyHidden>
          </>
        ) : null}
        <b className="ell">{filled(title)}</b>
        <time className="num" dateTime={new Date(at).toISOString()}>
          {messageTime(at, now)}
        </time>
      </span>
      <span className="cap t3 ell">{filled(text)}</span>
    </span>
  );
}

/** One message of the list: leads to the whole of it, or is chosen while several are dealt with. */
function MessageRow({ message, now, path, isOpen, selection }: RowProps) {
  const { messageId, kind, place, isRead } = message;
  const chosen = selection.isOn && selection.has(messageId);
  return (
    <li className={classNames('inbox-row', !isRead && 'inbox-row--new', chosen && 'inbox-row--chosen')}>
      {selection.isOn ? (
        <Checkbox
          label={<MessageText message={message} now={now} />}
          checked={chosen}
          onChange={() => selection.toggle(messageId)}
        />
      ) : (
        <Link className="inbox-row__link" to={path} aria-current={isOpen ? 'true' : undefined}>
          <InboxMark kind={kind} place={place} />
          <MessageText message={message} now={now} />
        </Link>
      )}
    </li>
  );
}

function Rows({ list, total, paging, pick, selection }: RowsProps) {
  if (list.length === 0) return <EmptyMessages pick={pick} />;
  const opened = pick.open.is === 'message' ? pick.open.messageId : null;
  return (
    <>
      <ul>
        {list.map((message) => (
          <MessageRow
            key={message.messageId}
            message={message}
            now={serverNow()}
            path={pick.messagePath(message.messageId)}
            isOpen={message.messageId === opened}
            selection={selection}
          />
        ))}
      </ul>
      <Foot paging={paging} total={total} />
    </>
  );
}

/** A page of the member's messages of a kind; several can be dealt with at once. */
export function MessageList({ pick, unread }: { pick: InboxPick; unread: number }) {
  const { kind, page, toPage } = pick;
  const query = useCall(
    'inbox.list',
    { kind, page, size: PAGE_SIZE },
    { refetchMs: REFRESH_MS['inbox.list'] },
  );
  const answer = lastOf(query);
  const total = answer?.total ?? 0;
  const selection = useSelection(answer?.list.map(({ messageId }) => messageId) ?? []);
  const onPage = (next: number) => {
    selection.end();
    toPage(next);
  };
  const paging = { page, size: PAGE_SIZE, onPage };
  return (
    <>
      {selection.isOn ? (
        <BatchBar selection={selection} />
      ) : (
        <ListBar pick={pick} total={total} unread={unread} selection={selection} />
      )}
      <div className="inbox-page__rows">
        <LoadedList of={query} paging={paging} waiting={<SkeletonRows count={6} />}>
          {(shown) => <Rows {...shown} paging={paging} pick={pick} selection={selection} />}
        </LoadedList>
      </div>
    </>
  );
}
