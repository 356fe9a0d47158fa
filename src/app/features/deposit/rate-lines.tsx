import { useCall } from '#app/core-client/query.ts';
import { useIsOver } from '#app/core-client/server-clock.ts';
import { TimeLeft } from '#app/features/order/deadline.tsx';
import { useCurrencyWords } from '#app/features/site/currency-words.ts';
import { useRenewal } from '#app/kit/use-renewal.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { t } from './texts.ts';
import { yuanWorth } from './yuan-worth.ts';

/** What an amount of USDT is worth at the rate of the platform, and how long that rate holds. */
export function RateLines({ amount }: { amount: Minor | null }) {
  const asked = useCall('exchange.quote', {});
  const { refetch } = asked;
  const quote = lastOf(asked);
  const wordsOf = useCurrencyWords();
  const isOver = useIsOver(quote?.validUntil ?? null);
  useRenewal(isOver, refetch);
  if (quote === null) return null;
  const { unitWord: unit } = wordsOf('CNY');
  return (
    <>
      <div>
        <dt>
          {t('deposit.rate')}{' '}
          <span className="t3 num">
            {t('deposit.rateLeft')} <TimeLeft until={quote.validUntil} />
          </span>
        </dt>
        <dd>
          {t('deposit.rateText', {
            rate: quote.buy,
            coin: wordsOf('USDT').unitWord,
            unit,
          })}
        </dd>
      </div>
      {amount === null ? null : (
        <div>
          <dt>{t('deposit.worth')}</dt>
          <dd>{t('deposit.worthText', { amount: formatMinor(yuanWorth(amount, quote.buy)), unit })}</dd>
        </div>
      )}
    </>
  );
}
