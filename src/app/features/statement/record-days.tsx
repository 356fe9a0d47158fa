import { useServerText } from '#app/core-client/server-clock.ts';
import { RecordRow } from '#app/features/wallet/record/record-row.tsx';
import type { MoneyRecord } from '#contract/models/money-record.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { timeOfDay } from '#contract/units/time.ts';
import { RecordAction } from './record-action.tsx';
import { t } from './texts.ts';
import type { Picking } from './use-record-pick.ts';

/** Today and yesterday have words of their own beside the date. */
function dayTitle(day: string, today: string, yesterday: string): string {
  if (day === today) return `${t('record.todayWord')} ${day}`;
  return day === yesterday ? `${t('record.yesterdayWord')} ${day}` : day;
}

/** Lines under the day they fell on, newest first as they came. */
export function RecordDays({ records, picking }: { records: readonly MoneyRecord[]; picking: Picking }) {
  const today = useServerText(siteDayOf);
  const yesterday = useServerText((now) => siteDayOf(siteDayStart(siteDayOf(now), -1)));
  const days = Map.groupBy(records, ({ at }) => siteDayOf(at));
  return [...days].map(([day, lines]) => (
    <section key={day} className="recs__group">
      <h2 className="num">{dayTitle(day, today, yesterday)}</h2>
      <ul aria-label={t('record.list', { day })}>
        {lines.map((record) => (
          <li key={record.recordId} className="recline">
            <RecordRow
              full
              record={record}
              to={picking.detailPath(record.recordId)}
              moment={timeOfDay(record.at)}
            />
            <RecordAction record={record} details={picking.detailPath(record.recordId)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
