import { choiceIn, countIn, useAddressQuery } from '#app/page/list/address-query.ts';
import { PAGE_SIZE } from '#app/page/list/all-pages.ts';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { Pages, type Paging } from '#app/page/list/pages.tsx';
import type { InputOf, OutputOf } from '#contract/book/table.ts';
import type { RebateDay } from '#contract/rewards/rebate/schema.ts';
import type { RebateState } from '#contract/rewards/rebate/states.table.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { type Currency, formatMinor } from '#contract/units/money.ts';
import { shortDay, siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { serverNow } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from '../texts.ts';

const REBATE_PERIODS = ['week', 'month', 'last'] as const;
type RebatePeriod = (typeof REBATE_PERIODS)[number];

const WEEK_DAYS = 7;
const firstOf = (day: DayText): number => siteDayStart(day, 1 - Number(day.slice(8)));

/** The days of a period, both included; `now` is epoch ms. */
export function rebateDays(
  period: RebatePeriod,
  now: number,
): { readonly from: DayText; readonly to: DayText } {
  const today = siteDayOf(now);
  const first = firstOf(today);
  const before = siteDayOf(first - 1);
  switch (period) {
    case 'week':
      return { from: siteDayOf(siteDayStart(today, 1 - WEEK_DAYS)), to: today };
    case 'month':
      return { from: siteDayOf(first), to: today };
    case 'last':
      return { from: siteDayOf(firstOf(before)), to: before };
    default:
      return period satisfies never;
  }
}

const PERIODS = REBATE_PERIODS.map((value) => ({ value, label: t(`rebate.${value}`) }));
const STATE_KEYS = {
  ready: 'rebate.isReady',
  carried: 'rebate.isCarried',
  claimed: 'rebate.isClaimed',
  credited: 'rebate.isCredited',
} as const satisfies Readonly<Record<RebateState, string>>;
const STATES = ['all', 'ready', 'claimed', 'credited', 'carried'] as const;
type StateChoice = (typeof STATES)[number];

type Records = OutputOf<'rebate.records'>;

function partsOf({ parts, carried }: RebateDay): string {
  const of = parts.map(({ kind, amount }) =>
    t('rebate.part', { kind: t(`rebate.${kind}`), amount: formatMinor(amount) }),
  );
  const before = carried === 0n ? [] : [t('rebate.before', { amount: formatMinor(carried) })];
  return [...of, ...before].join('，');
}

const Row = ({ of }: { of: RebateDay }) => (
  <tr>
    <th scope="row" className="num">
      {shortDay(of.day, serverNow())}
    </th>
    <td className="num">{formatMinor(of.valid)}</td>
    <td className="rebate-record__parts t2">{partsOf(of)}</td>
    <td className={of.paidAt === null ? 'num rebate-table__sum' : 'num rebate-table__sum rebate-record__in'}>
      {of.paidAt === null ? formatMinor(of.amount) : `+${formatMinor(of.amount)}`}
    </td>
    <td>{t(STATE_KEYS[of.state])}</td>
  </tr>
);

const Sums = ({ records: { valid, paid, ready } }: { records: Records }) => (
  <dl className="rebate-sums cluster">
    {[
      [t('rebate.sumValid'), valid] as const,
      [t('rebate.sumPaid'), paid] as const,
      [t('rebate.sumReady'), ready] as const,
    ].map(([name, sum]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">{formatMinor(sum)}</dd>
      </div>
    ))}
  </dl>
);

const Rows = ({ list }: { list: readonly RebateDay[] }) => (
  <table className="rebate-table sm rebate-record">
    <thead>
      <tr>
        <th scope="col">{t('rebate.day')}</th>
        <th scope="col">{t('rebate.valid')}</th>
        <th scope="col" className="rebate-record__parts">
          {t('rebate.parts')}
        </th>
        <th scope="col">{t('rebate.amount')}</th>
        <th scope="col">{t('rebate.state')}</th>
      </tr>
    </thead>
    <tbody>
      {list.map((each) => (
        <Row key={each.day} of={each} />
      ))}
    </tbody>
  </table>
);

type Choosing = {
  readonly period: RebatePeriod;
  readonly state: StateChoice;
  readonly choose: (period: RebatePeriod, state: StateChoice) => void;
};

const Choice = ({ period, state, choose }: Choosing) => (
  <div className="rebate-record__choice cluster gap-12">
    <Segmented
      label={t('rebate.period')}
      options={PERIODS}
      value={period}
      onValueChange={(next) => choose(next, state)}
    />
    <select
      className="rebate-record__state"
      aria-label={t('rebate.state')}
      value={state}
      onChange={({ target }) => choose(period, STATES.find((each) => each === target.value) ?? 'all')}
    >
      {STATES.map((each) => (
        <option key={each} value={each}>
          {each === 'all' ? t('rebate.all') : t(STATE_KEYS[each])}
        </option>
      ))}
    </select>
  </div>
);

type RebateFilter = Omit<InputOf<'rebate.records'>, 'size' | 'page'>;

function Found({ filter, paging }: { filter: RebateFilter; paging: Paging }) {
  const query = useCall('rebate.records', { ...filter, page: paging.page, size: paging.size });
  return (
    <LoadedList
      of={query}
      about={`${filter.from} ${filter.state}`}
      paging={paging}
      waiting={<SkeletonRows count={5} />}
      empty={<EmptyState illustration="record" title={t('rebate.none')} text={t('rebate.noneText')} />}
    >
      {(records) => (
        <>
          <Sums records={records} />
          <Rows list={records.list} />
          <Pages paging={paging} total={records.total} className="rebate-today__note" />
        </>
      )}
    </LoadedList>
  );
}

/** Days with rebates, what each was made of, and what became of it. */
export function RebateRecords({ currency }: { currency: Currency }) {
  const { query, change } = useAddressQuery();
  const period = choiceIn(query, 'period', REBATE_PERIODS, 'week');
  const state = choiceIn(query, 'state', STATES, 'all');
  const onPage = (next: number) => change({ page: next });
  const paging = { page: countIn(query, 'page'), size: PAGE_SIZE, onPage };
  const { from, to } = rebateDays(period, useServerNow());
  return (
    <Card flush className="rebate-today" aria-label={t('rebate.records')}>
      <div className="padded__head rebate-today__head">
        <h2>{t('rebate.records')}</h2>
      </div>
      <Choice
        period={period}
        state={state}
        choose={(next, nextState) => change({ period: next, state: nextState, page: null })}
      />
      <Found filter={{ currency, from, to, state }} paging={paging} />
    </Card>
  );
}
