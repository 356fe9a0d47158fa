import { useState } from 'react';
import { useCall } from '#app/core-client/query.ts';
import { REFRESH_MS } from '#app/core-client/refresh.table.ts';
import { Button } from '#app/kit/action/button.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { feedbackPath } from '#app/routes/paths.ts';
import type { FeedbackBrief } from '#contract/models/feedback.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { dayTime } from '#contract/units/time.ts';
import { t } from '../texts.ts';
import { FeedbackTag } from './feedback-tag.tsx';

/** As many as fit beside the form. */
const SIZE = 5;

const Row = ({ feedbackId, state, text, lastText, changedAt }: FeedbackBrief) => (
  <li>
    <Link className="fbrow" to={feedbackPath(feedbackId)}>
      <b className="ell">{text}</b>
      <FeedbackTag state={state} />
      {lastText === '' ? null : <span className="fbrow__last ell">{lastText}</span>}
      <span className="cap t3 num">{dayTime(changedAt)}</span>
    </Link>
  </li>
);

type PagesProps = { readonly page: number; readonly pages: number; readonly onPage: (page: number) => void };

const Pages = ({ page, pages, onPage }: PagesProps) => (
  <div className="row between fblist__pages">
    <Button size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
      {t('feedback.newer')}
    </Button>
    <span className="cap t3 num">{t('feedback.page', { page, pages })}</span>
    <Button size="sm" disabled={page === pages} onClick={() => onPage(page + 1)}>
      {t('feedback.older')}
    </Button>
  </div>
);

/** What the member has reported, what changed last first. */
export function FeedbackList() {
  const [page, setPage] = useState(1);
  const query = useCall('feedback.list', { page, size: SIZE }, { refetchMs: REFRESH_MS['feedback.list'] });
  const total = lastOf(query)?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / SIZE));
  const none = <EmptyState illustration="record" title={t('feedback.none')} text={t('feedback.noneText')} />;
  return (
    <section className="card padded" aria-label={t('feedback.mine')} aria-busy={query.is === 'pending'}>
      <div className="padded__head">
        <h2>{t('feedback.mine')}</h2>
        <span className="cap t3 num">{t('feedback.total', { count: total })}</span>
      </div>
      <Loaded of={query} waiting={<SkeletonRows count={4} />} empty={none}>
        {({ list }) => (
          <ul className="fblist">
            {list.map((brief) => (
              <Row key={brief.feedbackId} {...brief} />
            ))}
          </ul>
        )}
      </Loaded>
      {pages > 1 ? <Pages page={page} pages={pages} onPage={setPage} /> : null}
    </section>
  );
}
