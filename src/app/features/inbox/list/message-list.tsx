import { useEffect } from 'react';
import { serverNow } from '#app/core-client/core.ts';
import { useCall } from '#app/core-client/query.ts';
import { REFRESH_MS } from '#app/core-client/refresh.table.ts';
import { Button } from '#app/kit/action/button.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { PAGE_SIZE } from '#app/page/list-sizes.ts';
import { Loaded } from '#app/page/loaded.tsx';
import type { InboxMessage } from '#contract/models/inbox.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { t } from '../texts.ts';
import { type InboxPick, NEW_LETTER } from '../use-inbox-pick.ts';
import { BatchBar, ListBar } from './list-bar.tsx';
import { MessageRow } from './message-row.tsx';
import { type Selection, useSelection } from './use-selection.ts';

function Nothing({ pick }: { pick: InboxPick }) {
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
function Foot({ pick: { page, toPage }, pages }: { pick: InboxPick; pages: number }) {
  if (pages < 2) return <p className="cap t3 mc__end">{t('inbox.end')}</p>;
  return (
    <div className="mc__pages">
      <Button size="sm" disabled={page === 1} onClick={() => toPage(page - 1)}>
        {t('inbox.newer')}
      </Button>
      <span className="cap t3 num">{t('inbox.page', { page, pages })}</span>
      <Button size="sm" disabled={page >= pages} onClick={() => toPage(page + 1)}>
        {t('inbox.older')}
      </Button>
    </div>
  );
}

type RowsProps = {
  readonly list: readonly InboxMessage[];
  readonly pages: number;
  readonly pick: InboxPick;
  readonly selection: Selection;
};

function Rows({ list, pages, pick, selection }: RowsProps) {
  if (list.length === 0) return <Nothing pick={pick} />;
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
      <Foot pick={pick} pages={pages} />
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
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const selection = useSelection(answer?.list.map(({ messageId }) => messageId) ?? []);
  const isBeyond = answer !== null && page > pages;
  useEffect(() => {
    if (isBeyond) toPage(pages);
  });
  return (
    <>
      {selection.isOn ? (
        <BatchBar selection={selection} />
      ) : (
        <ListBar pick={pick} total={total} unread={unread} selection={selection} />
      )}
      <div className="mc__rows" aria-busy={query.is === 'pending'}>
        <Loaded of={query} waiting={<SkeletonRows count={6} />}>
          {({ list }) => <Rows list={list} pages={pages} pick={pick} selection={selection} />}
        </Loaded>
      </div>
    </>
  );
}
