import { Amount } from '#app/features/money/wallet/amount/amount.tsx';
import { LimitBar } from '#app/features/money/wallet/limit-bar.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { OutputOf } from '#contract/book/table.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { type Currency, formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { together, useCall } from '#core-client/query.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import '../wallet.css';

const DAYS = 30;

type Summed = 'deposit' | 'withdrawal';

/** The sums of one kind of movement in the last thirty days. */
function useMonth(currency: Currency, type: Summed) {
  const today = Number(useServerText((now) => String(siteDayStart(siteDayOf(now)))));
  const dayMs = siteDayStart(siteDayOf(today), 1) - today;
  const from = today - (DAYS - 1) * dayMs;
  const to = today + dayMs - 1;
  return useCall('statement.list', { currency, type, state: 'all', number: '', from, to, page: 1, size: 1 });
}

const Sum = ({ label, value }: { label: string; value: Minor | undefined }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value === undefined ? <Skeleton width={88} height={18} /> : <Amount value={value} />}</dd>
  </div>
);

/** Every limit on deposits that is set, with what is used of it. */
function Limits({ currency }: { currency: CurrencyEntry }) {
  return (
    <Loaded
      of={useCall('depositLimit.list', { currency: currency.code })}
      waiting={<Skeleton height={18} />}
      size="line"
    >
      {({ list }) => <SetLimits currency={currency} list={list} />}
    </Loaded>
  );
}

function SetLimits({
  currency,
  list,
}: {
  currency: CurrencyEntry;
  list: OutputOf<'depositLimit.list'>['list'];
}) {
  const set = list.flatMap(({ period, amount, used }) => (amount === null ? [] : [{ period, amount, used }]));
  return (
    <div className="month-card__limit stack items-start gap-6">
      {set.length === 0 ? <span className="cap t2">{t('assets.limitNone')}</span> : null}
      {set.map(({ period, amount, used }) => (
        <LimitBar
          key={period}
          label={t(`assets.limit_${period}`, { amount: currency.symbol + formatMinor(amount) })}
          used={used}
          limit={amount}
        />
      ))}
      <Link className="link cap" to={paths.limits}>
        {t(set.length === 0 ? 'assets.limitSet' : 'assets.limitChange')}
      </Link>
    </div>
  );
}

type SumsProps = {
  readonly currency: CurrencyEntry;
  /** Sum of deposits, undefined until loaded. */
  readonly came: Minor | undefined;
  readonly went: Minor | undefined;
};

const Sums = ({ currency, came, went }: SumsProps) => (
  <dl>
    <Sum label={t('assets.monthIn')} value={came} />
    <Sum label={t('assets.monthOut', { verb: currency.withdrawWord })} value={went} />
    <Sum
      label={t('assets.monthNet')}
      value={came === undefined || went === undefined ? undefined : minor(came - went)}
    />
  </dl>
);

/** Deposits and withdrawals of the last thirty days, and the used part of the member's own limit. */
export function MonthCard({ currency }: { currency: CurrencyEntry }) {
  const query = together(useMonth(currency.code, 'deposit'), useMonth(currency.code, 'withdrawal'));
  return (
    <Card className="month-card" aria-label={t('assets.monthTitle')}>
      <h2>{t('assets.monthTitle')}</h2>
      <Loaded of={query} waiting={<Sums currency={currency} came={undefined} went={undefined} />} size="line">
        {([deposits, withdrawals]) => (
          <Sums
            currency={currency}
            came={deposits.totals[0]?.in ?? minor(0)}
            went={minor(-(withdrawals.totals[0]?.out ?? 0))}
          />
        )}
      </Loaded>
      <Limits currency={currency} />
    </Card>
  );
}
