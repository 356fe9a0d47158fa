import { useEffect } from 'react';
import { RecordRow } from '#app/features/money/wallet/record/record-row.tsx';
import type { LoadedAssets } from '#app/features/money/wallet/with-assets.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths, recordPath } from '#app/routes/paths.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { useCall } from '#core-client/query.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import '../wallet.css';

const SHOWN = 5;
const DAYS = 90;

/** Fetches the newest lines, again whenever new balances arrive. */
function useRecent({ currency, at }: LoadedAssets) {
  const ends = useServerText((now) => String(siteDayStart(siteDayOf(now), 1) - 1));
  const to = Number(ends);
  const from = siteDayStart(siteDayOf(to), 1 - DAYS);
  const query = useCall('statement.list', {
    currency: currency.code,
    type: 'all',
    state: 'all',
    number: '',
    from,
    to,
    page: 1,
    size: SHOWN,
  });
  const { refetch } = query;
  useEffect(() => {
    if (at !== null) void refetch();
  }, [at, refetch]);
  return query;
}

/** Latest movements, and the link to all of them. */
export function RecentRecords(known: LoadedAssets) {
  const query = useRecent(known);
  return (
    <Card flush className="recent" aria-label={t('record.recent')}>
      <div className="recent__head row between">
        <h2>{t('record.recent')}</h2>
        <Link className="more" to={paths.records}>
          {t('record.recentAll')}
          <Icon name="chev-right" size={14} />
        </Link>
      </div>
      <Loaded
        of={query}
        waiting={<SkeletonRows count={5} />}
        empty={<EmptyState illustration="record" title={t('record.recentNone')} />}
      >
        {({ list }) => (
          <ul>
            {list.map((record) => (
              <li key={record.recordId}>
                <RecordRow record={record} to={recordPath(record.recordId)} moment={dayTimeText(record.at)} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
