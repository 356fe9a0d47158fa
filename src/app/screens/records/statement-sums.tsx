import { tLater } from '#app/i18n/later-text.ts';
import { Amount } from '#app/wallet/amount.tsx';
import type { OutputOf } from '#contract/calls/table.ts';
import { minor } from '#contract/units/money.ts';

/** How much came and went in the period, over all its pages, and what was paid in less what was taken out in all time. */
export const StatementSums = ({ page, symbol }: { page: OutputOf<'record.list'>; symbol: string }) => (
  <dl className="recs__sums" aria-label={tLater('record.sums')}>
    <div>
      <dt className="sr">{tLater('record.sums')}</dt>
      <dd>{tLater('record.total', { count: page.total })}</dd>
    </div>
    <div>
      <dt>{tLater('record.in')}</dt>
      <dd className="recs__in">
        <Amount value={page.totals.in} symbol={`+${symbol}`} />
      </dd>
    </div>
    <div>
      <dt>{tLater('record.out')}</dt>
      <dd>
        <Amount value={minor(-page.totals.out)} symbol={`−${symbol}`} />
      </dd>
    </div>
    <div className="recs__net">
      <dt>{tLater('record.net')}</dt>
      <dd>
        <Amount value={page.totals.netDeposit} symbol={symbol} />
      </dd>
    </div>
  </dl>
);
