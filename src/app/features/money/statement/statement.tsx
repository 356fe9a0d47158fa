import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { useSite } from '#app/features/ground/site/site-config.ts';
import { Amount } from '#app/features/money/wallet/amount/amount.tsx';
import { RecordRow } from '#app/features/money/wallet/record/record-row.tsx';
import { PAGE_SIZE } from '#app/page/list/all-pages.ts';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { depositOrderPath, withdrawOrderPath } from '#app/routes/paths.ts';
import type { OutputOf } from '#contract/book/table.ts';
import type { MoneyRecord } from '#contract/money/statement/schema.ts';
import { minor } from '#contract/units/money.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { timeOfDay } from '#contract/units/time.ts';
import { useCall } from '#core-client/query.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Link } from '#kit/link/link.tsx';
import { RecordHead } from '../wallet/record/record-row.tsx';
import { Pager } from './pager.tsx';
import { daysOf, isDay, momentsOf, type Picking, type RecordPick, recordQuery } from './record-pick.ts';
import { t } from './texts.ts';

/** Returns the page of the order behind a line; null where it has none. */
export function orderPathOf({ type, orderId }: MoneyRecord): string | null {
  if (orderId === null) return null;
  if (type === 'deposit') return depositOrderPath(orderId);
  return type === 'withdrawal' ? withdrawOrderPath(orderId) : null;
}

/** Returns the most urgent action open to the member on an order; null where none is left. */
export function recordStep({ order, type }: MoneyRecord): 'pay' | 'receive' | 'remind' | 'appeal' | null {
  const actions = order?.actions ?? [];
  if (actions.includes('confirm')) return type === 'deposit' ? 'pay' : 'receive';
  if (actions.includes('remind')) return 'remind';
  return actions.includes('appeal') ? 'appeal' : null;
}

/** The way on from a line: to what its order waits for, or to its details. */
function RecordAction({ record, details }: { record: MoneyRecord; details: string }) {
  const orderPath = orderPathOf(record);
  const step = recordStep(record);
  const isStep = orderPath !== null && step !== null;
  const label = t(isStep ? `record.${step}` : 'record.details');
  return (
    <Link
      className={isStep ? 'record-action only-d record-action--step' : 'record-action only-d'}
      to={isStep ? orderPath : details}
      aria-label={`${label}，${record.orderNo}`}
    >
      {label}
    </Link>
  );
}

type Totals = OutputOf<'statement.list'>['totals'][number];

function Sums({ totals, isOnly }: { totals: Totals; isOnly: boolean }) {
  const { symbol } = useCurrencyTerms()(totals.currency);
  const name = isOnly ? t('record.sums') : t('record.sumsOf', { currency: totals.currency });
  return (
    <dl className="statement__sums cluster t2" aria-label={name}>
      <div>
        <dt className={isOnly ? 'sr' : undefined}>{isOnly ? name : totals.currency}</dt>
        <dd>{t('record.total', { count: totals.count })}</dd>
      </div>
      <div>
        <dt>{t('record.in')}</dt>
        <dd className="statement__in">
          <Amount value={totals.in} symbol={`+${symbol}`} />
        </dd>
      </div>
      <div>
        <dt>{t('record.out')}</dt>
        <dd>
          <Amount value={minor(-totals.out)} symbol={`−${symbol}`} />
        </dd>
      </div>
      <div>
        <dt>{t('record.moved')}</dt>
        <dd>
          <Amount value={totals.moved} symbol={symbol} />
        </dd>
      </div>
      <div className="statement__net">
        <dt>{t('record.net')}</dt>
        <dd>
          <Amount value={totals.netDeposit} symbol={symbol} />
        </dd>
      </div>
    </dl>
  );
}

/** The totals of all pages by currency, in the order of the site [1.05]; the first alone where nothing moved. */
function StatementSums({ page }: { page: OutputOf<'statement.list'> }) {
  const currencies = useSite()?.currencies ?? [];
  const rankOf = ({ currency }: Totals) => currencies.findIndex(({ code }) => code === currency);
  const totals = page.totals.toSorted((left, right) => rankOf(left) - rankOf(right));
  const used = totals.filter(({ count }) => count > 0);
  const shown = used.length > 0 ? used : totals.slice(0, 1);
  return shown.map((totals) => <Sums key={totals.currency} totals={totals} isOnly={shown.length === 1} />);
}

/** Returns the title of a day; today and yesterday are named beside the date. */
function dayTitle(day: string, today: string, yesterday: string): string {
  if (day === today) return `${t('record.todayWord')} ${day}`;
  return day === yesterday ? `${t('record.yesterdayWord')} ${day}` : day;
}

/** Lines grouped by day, newest first as received. */
function RecordDays({ records, picking }: { records: readonly MoneyRecord[]; picking: Picking }) {
  const today = useServerText(siteDayOf);
  const yesterday = useServerText((now) => siteDayOf(siteDayStart(siteDayOf(now), -1)));
  const days = Map.groupBy(records, ({ at }) => siteDayOf(at));
  return [...days].map(([day, lines]) => (
    <section key={day} className="statement__group">
      <h2 className="num">{dayTitle(day, today, yesterday)}</h2>
      <ul aria-label={t('record.list', { day })}>
        {lines.map((record) => (
          <li key={record.recordId} className="record-line">
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

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** Placeholder for sums and lines. */
const StatementWaiting = () => (
  <div aria-hidden="true">
    <div className="statement__sums cluster t2">
      <Skeleton width={280} />
    </div>
    {ROWS.map((row) => (
      <div key={row} className="statement__held row between">
        <Skeleton width="34%" />
        <Skeleton width={88} />
      </div>
    ))}
  </div>
);

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
          <p className="statement__note cap t3">
            {t('record.countedNote')}
            {'。'}
            {t('record.keptNote')}
          </p>
        </>
      )}
    </LoadedList>
  );
}
