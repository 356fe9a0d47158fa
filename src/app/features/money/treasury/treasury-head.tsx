import { Amount } from '#app/features/money/wallet/amount/amount.tsx';
import type { Treasury } from '#contract/money/treasury/calls.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor, minor, minorToText } from '#contract/units/money.ts';
import { Card } from '#kit/layout/card.tsx';
import { t } from './texts.ts';
import './treasury-head.css';

/** Balance of the treasury, its interest yesterday and in total, and its annual rate. */
export const TreasuryHead = ({ treasury, currency }: { treasury: Treasury; currency: CurrencyEntry }) => (
  <Card aria-label={t('treasury.balance')}>
    <dl className="treasury-head">
      <div className="treasury-head__main">
        <dt>{t('treasury.balance')}</dt>
        <dd>
          <Amount value={treasury.balance} symbol={currency.symbol} />
        </dd>
      </div>
      <div>
        <dt>{t('treasury.yesterday')}</dt>
        <dd className="treasury-head__in">
          <Amount value={treasury.yesterday} symbol="+" />
        </dd>
      </div>
      <div>
        <dt>{t('treasury.earned')}</dt>
        <dd className="treasury-head__in">
          <Amount value={treasury.earned} symbol="+" />
        </dd>
      </div>
      <div>
        <dt>{t('treasury.rate')}</dt>
        <dd>{t('treasury.rateOf', { rate: minorToText(minor(treasury.rate)) })}</dd>
      </div>
    </dl>
    <p className="cap t3 num">
      {t('treasury.accrued', {
        amount: currency.symbol + treasury.accrued,
        least: currency.symbol + formatMinor(minor(1)),
      })}
    </p>
  </Card>
);
