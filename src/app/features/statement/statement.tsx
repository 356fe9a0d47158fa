import { useEffect } from 'react';
import { useCall } from '#app/core-client/query.ts';
import { useServerText } from '#app/core-client/server-clock.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { PAGE_SIZE } from '#app/page/list-sizes.ts';
import { Loaded } from '#app/page/loaded.tsx';
import type { OutputOf } from '#contract/calls/table.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { RecordHead } from '../wallet/record/record-head.tsx';
import { Pager } from './pager.tsx';
import { RecordDays } from './record-days.tsx';
import { daysOf, isDay, momentsOf, type RecordPick } from './record-pick.ts';
import { StatementSums } from './statement-sums.tsx';
import { StatementWaiting } from './statement-waiting.tsx';
import { t } from './texts.ts';
import type { Picking } from './use-record-pick.ts';

type Page = OutputOf<'statement.list'>;

function useStatementPage(pick: RecordPick) {
  const todayText = useServerText(siteDayOf);
  const { from, to } = momentsOf(daysOf(pick, isDay(todayText) ? todayText : siteDayOf(0)));
  return useCall('statement.list', {
    currency: pick.currency,
    type: pick.type,
    state: pick.state,
    number: pick.number,
    from,
    to,
    page: pick.page,
    size: PAGE_SIZE,
  });
}

const Lines = ({ page, picking }: { page: Page; picking: Picking }) =>
  page.list.length === 0 ? (
    <EmptyState illustration="record" title={t('record.noneTitle')} text={t('record.noneText')} />
  ) : (
    <>
      <RecordHead />
      <RecordDays records={page.list} picking={picking} />
    </>
  );

/** An address beyond the last page leads to it. */
function usePageThereIs(total: number | undefined, { pick: { page }, toPage }: Picking): void {
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / PAGE_SIZE));
  useEffect(() => {
    if (page > last) toPage(last);
  }, [page, last, toPage]);
}

/** One page of the statement under the sums of all its pages. */
export function Statement({ picking }: { picking: Picking }) {
  const query = useStatementPage(picking.pick);
  usePageThereIs(lastOf(query)?.total, picking);
  return (
    <Loaded of={query} waiting={<StatementWaiting />}>
      {(page) => (
        <>
          <StatementSums page={page} />
          <Lines page={page} picking={picking} />
          <Pager total={page.total} size={PAGE_SIZE} picking={picking} />
          <p className="recs__note cap t3">
            {t('record.countedNote')}
            {'。'}
            {t('record.keptNote')}
          </p>
        </>
      )}
    </Loaded>
  );
}
