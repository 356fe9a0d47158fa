import { useState } from 'react';
import { useCall } from '#app/core-client/query.ts';
import { REFRESH_MS } from '#app/core-client/refresh.table.ts';
import { Button } from '#app/kit/action/button.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { PAGE_SIZE } from '#app/page/list-sizes.ts';
import { Loaded } from '#app/page/loaded.tsx';
import type { InboxKind, InboxMessage } from '#contract/models/inbox.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { InboxRow } from './inbox-row.tsx';
import { t } from './texts.ts';

type RowsProps = { readonly list: readonly InboxMessage[]; readonly kind: InboxKind | 'all' };

function Rows({ list, kind }: RowsProps) {
  if (list.length === 0)
    return kind === 'all' ? (
      <EmptyState title={t('inbox.none')} text={t('inbox.noneText')} />
    ) : (
      <EmptyState title={t('inbox.noneOfKind')} />
    );
  return (
    <ul>
      {list.map((message) => (
        <InboxRow key={message.messageId} message={message} />
      ))}
    </ul>
  );
}

/** The member's messages of a kind, page by page. */
export function InboxList({ kind }: { kind: InboxKind | 'all' }) {
  const [page, setPage] = useState(1);
  const query = useCall(
    'inbox.list',
    { kind, page, size: PAGE_SIZE },
    { refetchMs: REFRESH_MS['inbox.list'] },
  );
  const pages = Math.max(1, Math.ceil((lastOf(query)?.total ?? 0) / PAGE_SIZE));
  if (page > pages && lastOf(query)) setPage(pages);
  return (
    <section
      className="card messages__list"
      aria-label={t(`inbox.${kind}`)}
      aria-busy={query.is === 'pending'}
    >
      <Loaded of={query} waiting={<SkeletonRows count={6} />}>
        {({ list }) => <Rows list={list} kind={kind} />}
      </Loaded>
      {pages > 1 ? (
        <div className="row between messages__pages">
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('inbox.newer')}
          </Button>
          <span className="cap t3 num">{t('inbox.page', { page, pages })}</span>
          <Button size="sm" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {t('inbox.older')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
