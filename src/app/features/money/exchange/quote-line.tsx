import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { durationText } from '#contract/units/duration-text.ts';
import type { Currency } from '#contract/units/money.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { useRenewal } from '#kit/use-renewal.ts';
import { t } from './texts.ts';
import './exchange.css';

export type Quote = OutputOf<'exchange.quote'>;

interface QuoteLineProps {
  quote: Quote;
  from: Currency;
  renew: () => Promise<void>;
}

/** Current rate and its validity; an expired quote is renewed until one is valid. */
export function QuoteLine({ quote, from, renew }: QuoteLineProps) {
  const termsOf = useCurrencyTerms();
  const units = { coin: termsOf('USDT').unitWord, unit: termsOf('CNY').unitWord };
  const remainingMs = quote.validUntil - useServerNow();
  const isOver = remainingMs <= 0;
  useRenewal(isOver, renew);
  return (
    <div className="quote row wraps sm">
      <span className="grow">
        <span className="cap t3">{t('exchange.rate')}</span>
        <b className="num">
          {from === 'CNY'
            ? t('exchange.rateBuy', { rate: quote.buy, ...units })
            : t('exchange.rateSell', { rate: quote.sell, ...units })}
        </b>
      </span>
      <span className="cap t3 num" role="timer">
        {isOver ? t('exchange.renewing') : t('exchange.holds', { time: durationText(remainingMs) })}
      </span>
      <Button size="xs" icon="refresh" onClick={renew}>
        {t('exchange.refresh')}
      </Button>
    </div>
  );
}
