import { useCall } from '#app/core-client/query.ts';
import { useServerText } from '#app/core-client/server-clock.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { PAGE_SIZE } from '#app/page/list-sizes.ts';
import type { OutputOf } from '#contract/calls/table.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { RecordHead } from '../wallet/record/record-head.tsx';
import { Pager } from './pager.tsx';
import { RecordDays } from './record-days.tsx';
import { daysOf, isDay, momentsOf, type RecordPick, recordQuery } from './record-pick.ts';
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

/** One page of the statement under the sums of all its pages. */
export function Statement({ picking }: { picking: Picking }) {
  const query = useStatementPage(picking.pick);
  const { pick, toPage } = picking;
  return (
    <LoadedList
      of={query}
      about={recordQuery({ ...pick, page: 1 }).toString()}
      paging={{ page: pick.page, size: PAGE_SIZE, onPage: toPage }}
      waiting={<StatementWaiting />}
    >
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
    </LoadedList>
  );
}
