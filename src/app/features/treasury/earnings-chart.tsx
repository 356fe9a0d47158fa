import { useBalanceHidden } from '#app/features/wallet/balance-hidden.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import type { Treasury } from '#contract/calls/treasury.ts';
import { formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { t } from './texts.ts';
import './earnings-chart.css';

const HUNDRED = 100n;

/** How high a day stands, in percent of the best one; a day with anything is never flat. */
const heightOf = (earned: Minor, best: Minor): number =>
  best > 0n ? Math.max(earned > 0n ? 4 : 0, Number((earned * HUNDRED) / best)) : 0;

const bestOf = (days: Treasury['days']): Minor =>
  days.map(({ earned }) => earned).toSorted((left, right) => (left < right ? 1 : -1))[0] ?? minor(0);

function Bars({ days, symbol }: { days: Treasury['days']; symbol: string }) {
  const best = bestOf(days);
  return (
    <>
      <p className="cap t3 num">{t('treasury.best', { amount: symbol + formatMinor(best) })}</p>
      <ol className="earn" aria-label={t('treasury.daysTable')}>
        {days.map(({ day, earned }) => {
          const text = t('treasury.day', { day, amount: symbol + formatMinor(earned) });
          return (
            <li key={day} title={text}>
              <span className="sr">{text}</span>
              <i style={{ height: `${heightOf(earned, best)}%` }} />
            </li>
          );
        })}
      </ol>
      <p className="row between cap t3 num" aria-hidden="true">
        <span>{days[0]?.day.slice(5)}</span>
        <span>{days.at(-1)?.day.slice(5)}</span>
      </p>
    </>
  );
}

/** What each of the last thirty days brought; out of sight with the other amounts. */
export function EarningsChart({ days, symbol }: { days: Treasury['days']; symbol: string }) {
  const hidden = useBalanceHidden();
  return (
    <section className="card padded earnc" aria-label={t('treasury.daysTitle')}>
      <h2>{t('treasury.daysTitle')}</h2>
      {days.length === 0 ? (
        <EmptyState illustration="wait" title={t('treasury.daysNone')} />
      ) : hidden ? (
        <p className="t3 sm">{t('common.amountHidden')}</p>
      ) : (
        <Bars days={days} symbol={symbol} />
      )}
    </section>
  );
}
