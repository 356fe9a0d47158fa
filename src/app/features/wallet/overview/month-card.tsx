import { useCall } from '#app/core-client/query.ts';
import { useServerText } from '#app/core-client/server-clock.ts';
import { Amount } from '#app/features/wallet/amount.tsx';
import { LimitBar } from '#app/features/wallet/limit-bar.tsx';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { paths } from '#app/routes/paths.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { type Currency, formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { t } from '../texts.ts';
import './month-card.css';
import { lastOf } from '#contract/units/loadable.ts';

const DAYS = 30;

type Summed = 'deposit' | 'withdrawal';

/** What came of one kind of movement in the last thirty days; undefined until it is known. */
function useMonthSum(currency: Currency, type: Summed): Minor | undefined {
  const today = Number(useServerText((now) => String(siteDayStart(siteDayOf(now)))));
  const dayMs = siteDayStart(siteDayOf(today), 1) - today;
  const from = today - (DAYS - 1) * dayMs;
  const to = today + dayMs - 1;
  const data = lastOf(
    useCall('statement.list', {
      currency,
      type,
      state: 'all',
      number: '',
      from,
      to,
      page: 1,
      size: 1,
    }),
  );
  const [sums] = data?.totals ?? [];
  if (sums === undefined) return undefined;
  return type === 'withdrawal' ? minor(-sums.out) : sums.in;
}

const Sum = ({ label, value }: { label: string; value: Minor | undefined }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value === undefined ? <Skeleton width={88} height={18} /> : <Amount value={value} />}</dd>
  </div>
);

/** Every limit on deposits that is set, with what is used of it. */
function Limits({ currency }: { currency: CurrencyEntry }) {
  const data = lastOf(useCall('depositLimit.list', { currency: currency.code }));
  if (!data) return <Skeleton height={18} />;
  const set = data.list.flatMap(({ period, amount, used }) =>
    amount === null ? [] : [{ period, amount, used }],
  );
  return (
    <div className="monthc__limit">
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

/** What came and went in the last thirty days, and how much of one's own limit is used. */
export function MonthCard({ currency }: { currency: CurrencyEntry }) {
  const came = useMonthSum(currency.code, 'deposit');
  const went = useMonthSum(currency.code, 'withdrawal');
  const net = came === undefined || went === undefined ? undefined : minor(came - went);
  return (
    <section className="card padded monthc" aria-label={t('assets.monthTitle')}>
      <h2>{t('assets.monthTitle')}</h2>
      <dl>
        <Sum label={t('assets.monthIn')} value={came} />
        <Sum label={t('assets.monthOut', { verb: currency.withdrawWord })} value={went} />
        <Sum label={t('assets.monthNet')} value={net} />
      </dl>
      <Limits currency={currency} />
    </section>
  );
}
