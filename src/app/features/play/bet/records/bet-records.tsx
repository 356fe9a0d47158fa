import { netText } from '#app/features/play/venue/net-text.ts';
import { PAGE_SIZE } from '#app/page/list/all-pages.ts';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { Pages } from '#app/page/list/pages.tsx';
import type { OutputOf } from '#contract/book/table.ts';
import { type Currency, formatMinor } from '#contract/units/money.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { type BetPicking, betRecordQuery, spanOf } from './bet-record-pick.ts';
import { BetRecordRow } from './bet-record-row.tsx';
import { t } from './texts.ts';
import './bet-records.css';

type BetPage = OutputOf<'bet.list'>;

/** Totals over all pages; profit and loss are known for settled bets only. */
function Sums({ page, isSettled }: { page: BetPage; isSettled: boolean }) {
  const { total, staked, validStake, returned } = page;
  const rows = [
    [t('betRecord.count'), String(total)],
    [t('betRecord.staked'), formatMinor(staked)],
    [t('betRecord.valid'), formatMinor(validStake)],
    [t('betRecord.returned'), formatMinor(returned)],
    ...(isSettled ? [[t('betRecord.net'), netText(staked, returned)] as const] : []),
  ] as const;
  return (
    <dl className="figures figures--strip">
      {rows.map(([name, sum]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Column headings; on narrow screens each figure has its own label instead. */
const Heads = () => (
  <div className="bet-record__heads only-d" aria-hidden="true">
    <span>{t('betRecord.at')}</span>
    <span>{t('betRecord.bet')}</span>
    <span>{t('betRecord.result')}</span>
    <span>{t('betRecord.staked')}</span>
    <span>{t('betRecord.valid')}</span>
    <span>{t('betRecord.returned')}</span>
    <span>{t('betRecord.net')}</span>
  </div>
);

type BetRecordsProps = { readonly currency: Currency; readonly picking: BetPicking };

/** One page of bets under the sums of all pages. */
export function BetRecords({ currency, picking: { pick, toPage } }: BetRecordsProps) {
  const { filter, venue, group, page } = pick;
  const from = useServerText((now) => String(spanOf(pick, now).from ?? ''));
  const { to } = spanOf(pick, 0);
  const bets = useCall(
    'bet.list',
    {
      currency,
      which: filter,
      venue,
      group,
      from: from === '' ? null : Number(from),
      to,
      page,
      size: PAGE_SIZE,
    },
    { refetchMs: REFRESH_MS['bet.list'] },
  );
  const paging = { page, size: PAGE_SIZE, onPage: toPage };
  return (
    <LoadedList
      of={bets}
      about={String(betRecordQuery({ ...pick, page: 1 }))}
      paging={paging}
      waiting={<SkeletonRows count={6} />}
      title={t('betRecord.failed')}
      empty={<EmptyState illustration="record" title={t('betRecord.none')} text={t('betRecord.noneText')} />}
    >
      {(known) => (
        <>
          <Sums page={known} isSettled={filter === 'settled'} />
          <Heads />
          <ul aria-label={t('betRecord.list')}>
            {known.list.map((bet) => (
              <BetRecordRow key={bet.betId} bet={bet} />
            ))}
          </ul>
          <Pages paging={paging} total={known.total} className="bet-record__pages" />
          <p className="bet-record__note cap t3">{t('betRecord.validNote')}</p>
        </>
      )}
    </LoadedList>
  );
}
