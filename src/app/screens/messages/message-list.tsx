import { useState } from 'react';
import { textOfError } from '#app/i18n/error-text.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { t } from '#app/i18n/text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState, ErrorState, OfflineState } from '#app/kit/feedback/states.tsx';
import { messagePages } from '#app/link/message-queries.ts';
import { type Query, useCall } from '#app/link/query.ts';
import type { MessageKind } from '#contract/models/message.ts';
import { MessageRow } from './message-row.tsx';

const PAGE_SIZE = 20;
/** Messages written meanwhile show without a reload. */
const REFETCH_MS = 30_000;

function NotLoaded({ query }: { query: Query<'message.list'> }) {
  const retry = <Button onClick={() => query.refetch()}>{t('common.retry')}</Button>;
  if (query.error?.code === 'OFFLINE')
    return <OfflineState title={t('common.offlineTitle')} text={t('common.offlineText')} action={retry} />;
  return (
    <ErrorState
      title={t('common.errorTitle')}
      text={query.error ? textOfError(query.error) : undefined}
      action={retry}
    />
  );
}

function Rows({ query, kind }: { query: Query<'message.list'>; kind: MessageKind | 'all' }) {
  if (query.data === undefined) return query.error ? <NotLoaded query={query} /> : <SkeletonRows count={6} />;
  if (query.data.list.length === 0)
    return kind === 'all' ? (
      <EmptyState title={tLater('message.none')} text={tLater('message.noneText')} />
    ) : (
      <EmptyState title={tLater('message.noneOfKind')} />
    );
  return (
    <ul>
      {query.data.list.map((message) => (
        <MessageRow key={message.messageId} message={message} />
      ))}
    </ul>
  );
}

/** The member's messages of a kind, page by page. */
export function MessageList({ kind }: { kind: MessageKind | 'all' }) {
  const [page, setPage] = useState(1);
  const query = useCall(messagePages, { kind, page, size: PAGE_SIZE }, { refetchMs: REFETCH_MS });
  const pages = Math.max(1, Math.ceil((query.data?.total ?? 0) / PAGE_SIZE));
  if (page > pages && query.data) setPage(pages);
  return (
    <section
      className="card messages__list"
      aria-label={tLater(`message.${kind}`)}
      aria-busy={query.isFetching}
    >
      <Rows query={query} kind={kind} />
      {pages > 1 ? (
        <div className="row between messages__pages">
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {tLater('message.newer')}
          </Button>
          <span className="cap t3 num">{tLater('message.page', { page, pages })}</span>
          <Button size="sm" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {tLater('message.older')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
