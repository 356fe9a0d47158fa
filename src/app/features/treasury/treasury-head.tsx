import { Amount } from '#app/features/wallet/amount.tsx';
import { tLater } from '#app/i18n/later-text.ts';
import type { Treasury } from '#contract/calls/treasury.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import './treasury-head.css';

/** What lies there, what it brought yesterday and in all, and at which rate a year. */
export const TreasuryHead = ({ treasury, currency }: { treasury: Treasury; currency: CurrencyEntry }) => (
  <section className="card wcard" aria-label={tLater('treasury.balance')}>
    <dl className="trshead">
      <div className="trshead__main">
        <dt>{tLater('treasury.balance')}</dt>
        <dd>
          <Amount value={treasury.balance} symbol={currency.symbol} />
        </dd>
      </div>
      <div>
        <dt>{tLater('treasury.yesterday')}</dt>
        <dd className="trshead__in">
          <Amount value={treasury.yesterday} symbol="+" />
        </dd>
      </div>
      <div>
        <dt>{tLater('treasury.earned')}</dt>
        <dd className="trshead__in">
          <Amount value={treasury.earned} symbol="+" />
        </dd>
      </div>
      <div>
        <dt>{tLater('treasury.rate')}</dt>
        <dd>{tLater('treasury.rateOf', { rate: minorToText(minor(treasury.rate)) })}</dd>
      </div>
    </dl>
    <p className="cap t3 num">{tLater('treasury.accrued', { amount: currency.symbol + treasury.accrued })}</p>
  </section>
);
