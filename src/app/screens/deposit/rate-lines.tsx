import { useEffect } from 'react';
import { tLater } from '#app/i18n/later-text.ts';
import { useCall } from '#app/link/query.ts';
import { exchangeQuote } from '#app/link/statement-queries.ts';
import { TimeLeft, useIsOver } from '#app/order/deadline.tsx';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { yuanWorth } from './yuan-worth.ts';

/** What an amount of USDT is worth at the rate the platform tells, and how long that rate holds. */
export function RateLines({ amount }: { amount: Minor | null }) {
  const { data: quote, refetch } = useCall(exchangeQuote, {});
  const isOver = useIsOver(quote?.validUntil ?? null);
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  if (quote === undefined) return null;
  return (
    <>
      <div>
        <dt>
          {tLater('deposit.rate')}{' '}
          <span className="t3 num">
            {tLater('deposit.rateLeft')} <TimeLeft until={quote.validUntil} />
          </span>
        </dt>
        <dd>{tLater('deposit.rateText', { rate: quote.buy })}</dd>
      </div>
      {amount === null ? null : (
        <div>
          <dt>{tLater('deposit.worth')}</dt>
          <dd>{tLater('deposit.worthText', { amount: formatMinor(yuanWorth(amount, quote.buy)) })}</dd>
        </div>
      )}
    </>
  );
}
