import { useSearchParams } from 'react-router-dom';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { ExportButton } from '#app/features/money/wallet/record/export-button.tsx';
import { PeriodChoice } from '#app/features/money/wallet/record/record-choice.tsx';
import {
  LIST_PERIODS,
  type ListPeriod,
  periodStart,
} from '#app/features/money/wallet/record/record-query.ts';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { netText } from '#app/features/play/venue/net-text.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { BetReturns } from '#contract/play/bet/returns-schema.ts';
import { csvOf } from '#contract/text/csv.ts';
import { oneOf } from '#contract/text/narrowing.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { type Currency, formatMinor, minor, minorToText } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { serverNow } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { RETURN_GROUPS, type ReturnGroup, type ReturnSums, rateText, returnLines } from './return-lines.ts';
import { ReturnsTable } from './returns-table.tsx';
import { t } from './texts.ts';

const GROUPS = [
  { value: 'sport', label: t('betReturns.bySport') },
  { value: 'market', label: t('betReturns.byMarket') },
  { value: 'venue', label: t('betReturns.byVenue') },
  { value: 'month', label: t('betReturns.byMonth') },
] as const;

type Pick = { readonly by: ReturnGroup; readonly period: ListPeriod };

/** Reads the grouping and the days from the address and writes them to it. */
function useReturnsPick() {
  const [query, setQuery] = useSearchParams();
  const pick: Pick = {
    by: oneOf(RETURN_GROUPS, query.get('by'), 'sport'),
    period: oneOf(LIST_PERIODS, query.get('period'), 'month'),
  };
  const choose = (change: Partial<Pick>) => setQuery({ ...pick, ...change }, { replace: true });
  return { pick, choose };
}

/** The lines that are shown as a file for spreadsheets, amounts as plain decimals. */
function returnsFile(currency: Currency, { by, period }: Pick, returns: BetReturns | null) {
  const lines = returns === null ? [] : returnLines(returns, by, period);
  const heads = ['count', 'staked', 'returned', 'net', 'currency'] as const;
  const cells = lines.map(({ name, count, staked, returned }) => [
    name,
    String(count),
    minorToText(staked),
    minorToText(returned),
    minorToText(minor(returned - staked)),
    currency,
  ]);
  return {
    name: `${t('betReturns.file')}-${currency}-${siteDayOf(serverNow())}.csv`,
    csv: csvOf([t(`betReturns.${by}`), ...heads.map((head) => t(`betReturns.${head}`))], cells),
    count: lines.length,
  };
}

/** Stakes, returns and their difference. */
function Figures({ sums }: { sums: ReturnSums }) {
  const { count, staked, returned } = sums;
  const figures = [
    [t('betReturns.staked'), formatMinor(staked), t('betReturns.countNote', { count })],
    [t('betReturns.returned'), formatMinor(returned), t('betReturns.returnedNote')],
    [t('betReturns.net'), netText(staked, returned), t('betReturns.netNote')],
    [t('betReturns.rate'), rateText(sums), t('betReturns.rateNote')],
  ] as const;
  return (
    <Card as="dl" flush className="figures return-figures" aria-label={t('betReturns.figures')}>
      {figures.map(([name, figure, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
          <dd>{note}</dd>
        </div>
      ))}
    </Card>
  );
}

function Report({ returns, pick: { by, period } }: { returns: BetReturns; pick: Pick }) {
  if (returns.count === 0)
    return (
      <Card>
        <EmptyState illustration="record" title={t('betReturns.none')} text={t('betReturns.noneText')} />
      </Card>
    );
  return (
    <>
      <Figures sums={returns} />
      <ReturnsTable by={by} lines={returnLines(returns, by, period)} sums={returns} />
      <p className="cap t3">{t('betReturns.note')}</p>
    </>
  );
}

function Shown({ currency }: { currency: Currency }) {
  const { pick, choose } = useReturnsPick();
  const from = useServerText((now) => String(periodStart(pick.period, now) ?? ''));
  const returns = useCall('bet.returns', { currency, from: from === '' ? null : Number(from) });
  return (
    <MemberPage
      title={t('betReturns.title')}
      links={[{ to: paths.betRecords, label: t('betReturns.records') }]}
      actions={<ExportButton make={async () => returnsFile(currency, pick, lastOf(returns))} />}
    >
      <div className="cluster between wraps gap-12">
        <Segmented
          label={t('betReturns.by')}
          options={GROUPS}
          value={pick.by}
          onValueChange={(by) => choose({ by })}
        />
        <PeriodChoice value={pick.period} onValue={(period) => choose({ period })} />
      </div>
      <Loaded of={returns} waiting={<Skeleton height={420} shape="block" />} title={t('betReturns.failed')}>
        {(known) => <Report returns={known} pick={pick} />}
      </Loaded>
    </MemberPage>
  );
}

/** A member's own net results by sport, market, venue and month: settled bets in the currency of the wallet [7.13]. */
export function ReturnsScreen() {
  const currency = useCurrency()?.code;
  if (currency) return <Shown key={currency} currency={currency} />;
  return (
    <MemberPage title={t('betReturns.title')}>
      <Skeleton height={420} shape="block" />
    </MemberPage>
  );
}
