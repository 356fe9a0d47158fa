import '#kit/layout/form-grid.css';
import './feedback.css';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { useAddressCount } from '#app/page/list/address-query.ts';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { Pages } from '#app/page/list/pages.tsx';
import { feedbackPath, paths } from '#app/routes/paths.ts';
import type { FeedbackBrief } from '#contract/care/feedback/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { SkeletonRows } from '#kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackTag } from './feedback-tag.tsx';

/** Number of rows that fit beside the form. */
const SIZE = 5;

const Row = ({ feedbackId, state, text, lastText, changedAt }: FeedbackBrief) => (
  <li>
    <Link className="feedback-row" to={feedbackPath(feedbackId)}>
      <b className="ell">{text}</b>
      <FeedbackTag state={state} />
      {lastText === '' ? null : <span className="feedback-row__last ell">{lastText}</span>}
      <span className="cap t3 num">{dayTimeText(changedAt)}</span>
    </Link>
  </li>
);

/** Feedback of the member, last changed first. */
function FeedbackList() {
  const [page, onPage] = useAddressCount('page');
  const query = useCall('feedback.list', { page, size: SIZE }, { refetchMs: REFRESH_MS['feedback.list'] });
  const total = lastOf(query)?.total ?? 0;
  const paging = { page, size: SIZE, onPage };
  const none = <EmptyState illustration="record" title={t('feedback.none')} text={t('feedback.noneText')} />;
  return (
    <Card aria-label={t('feedback.mine')}>
      <div className="padded__head">
        <h2>{t('feedback.mine')}</h2>
        <span className="cap t3 num">{t('feedback.total', { count: total })}</span>
      </div>
      <LoadedList of={query} paging={paging} waiting={<SkeletonRows count={4} />} empty={none}>
        {({ list, total: all }) => (
          <>
            <ul className="ruled">
              {list.map((brief) => (
                <Row key={brief.feedbackId} {...brief} />
              ))}
            </ul>
            <Pages paging={paging} total={all} className="feedback-list__pages" />
          </>
        )}
      </LoadedList>
    </Card>
  );
}

/** Feedback of the member, and its outcome [7.16]. */
export const FeedbackScreen = () => (
  <MemberPage
    title={t('feedback.title')}
    above={paths.me}
    actions={
      <Link className="more" to={paths.support}>
        {t('feedback.toService')}
      </Link>
    }
  >
    <div className="form-grid feedback-grid">
      <FeedbackForm />
      <div className="feedback-side">
        <FeedbackList />
        <Card>
          <h2>{t('feedback.unhappy')}</h2>
          <p className="feedback-side__text">{t('feedback.unhappyText')}</p>
          <Link className="link" to={paths.support}>
            {t('feedback.toService')}
          </Link>
        </Card>
      </div>
    </div>
  </MemberPage>
);
