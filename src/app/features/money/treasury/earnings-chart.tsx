import { useBalanceHidden } from '#app/features/money/wallet/amount/balance-hidden.ts';
import type { Treasury } from '#contract/money/treasury/calls.ts';
import { formatMinor } from '#contract/units/money.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { earningHeights, earningRange } from './earning-heights.ts';
import { t } from './texts.ts';
import './earnings-chart.css';

function Bars({ days, symbol }: { days: Treasury['days']; symbol: string }) {
  const earnings = days.map(({ earned }) => earned);
  const range = earningRange(earnings);
  const heights = earningHeights(earnings);
  return (
    <>
      {range === null ? null : (
        <p className="cap t3 num">
          {t('treasury.range', {
            best: symbol + formatMinor(range.best),
            least: symbol + formatMinor(range.least),
          })}
        </p>
      )}
      <ol className="earnings-chart" aria-label={t('treasury.daysTable')}>
        {days.map(({ day, earned }, place) => {
          const text = t('treasury.day', { day, amount: symbol + formatMinor(earned) });
          return (
            <li key={day} title={text}>
              <span className="sr">{text}</span>
              <i style={{ height: `${heights[place] ?? 0}%` }} />
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

/** Interest of each of the last thirty days; hidden with the other amounts. */
export function EarningsChart({ days, symbol }: { days: Treasury['days']; symbol: string }) {
  const hidden = useBalanceHidden();
  return (
    <Card className="earnings" aria-label={t('treasury.daysTitle')}>
      <h2>{t('treasury.daysTitle')}</h2>
      {days.length === 0 ? (
        <EmptyState illustration="wait" title={t('treasury.daysNone')} />
      ) : hidden ? (
        <p className="t3 sm">{t('common.amountHidden')}</p>
      ) : (
        <Bars days={days} symbol={symbol} />
      )}
    </Card>
  );
}
