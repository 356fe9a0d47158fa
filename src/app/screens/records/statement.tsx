import { tLater } from '#app/i18n/later-text.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { useCall } from '#app/link/query.ts';
import { useServerText } from '#app/link/server-clock.ts';
import { recordList } from '#app/link/statement-queries.ts';
import { Asked } from '#app/reading/asked.tsx';
import type { OutputOf } from '#contract/calls/table.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { Pager } from './pager.tsx';
import { RecordDays } from './record-days.tsx';
import { daysOf, isDay, momentsOf, type RecordPick } from './record-pick.ts';
import { StatementSums } from './statement-sums.tsx';
import { StatementWaiting } from './statement-waiting.tsx';
import type { Picking } from './use-record-pick.ts';

const PAGE_SIZE = 20;

type Page = OutputOf<'record.list'>;

function useStatementPage(pick: RecordPick, currency: CurrencyEntry) {
  const todayText = useServerText(siteDayOf);
  const { from, to } = momentsOf(daysOf(pick, isDay(todayText) ? todayText : siteDayOf(0)));
  return useCall(recordList, {
    currency: currency.code,
    type: pick.type,
    from: String(from).padStart(13, '0'),
    to: String(to),
    page: String(pick.page),
    size: String(PAGE_SIZE),
  });
}

const Lines = ({ page, picking }: { page: Page; picking: Picking }) =>
  page.list.length === 0 ? (
    <EmptyState illustration="record" title={tLater('record.noneTitle')} text={tLater('record.noneText')} />
  ) : (
    <RecordDays records={page.list} picking={picking} />
  );

/** One page of the statement under the sums of all its pages. */
export function Statement({ picking, currency }: { picking: Picking; currency: CurrencyEntry }) {
  const query = useStatementPage(picking.pick, currency);
  return (
    <Asked query={query} waiting={<StatementWaiting />}>
      {(page) => (
        <>
          <StatementSums page={page} symbol={currency.symbol} />
          <Lines page={page} picking={picking} />
          <Pager total={page.total} size={PAGE_SIZE} picking={picking} />
          <p className="recs__note cap t3">
            {tLater('record.countedNote')}
            {'。'}
            {tLater('record.keptNote')}
          </p>
        </>
      )}
    </Asked>
  );
}
