import { useCurrencyWords } from '#app/features/site/currency-words.ts';
import { useSite } from '#app/features/site/site-config.ts';
import { Amount } from '#app/features/wallet/amount.tsx';
import type { OutputOf } from '#contract/calls/table.ts';
import { minor } from '#contract/units/money.ts';
import { t } from './texts.ts';

type Totals = OutputOf<'statement.list'>['totals'][number];

function Sums({ totals, isOnly }: { totals: Totals; isOnly: boolean }) {
  const { symbol } = useCurrencyWords()(totals.currency);
  const name = isOnly ? t('record.sums') : t('record.sumsOf', { currency: totals.currency });
  return (
    <dl className="recs__sums" aria-label={name}>
      <div>
        <dt className={isOnly ? 'sr' : undefined}>{isOnly ? name : totals.currency}</dt>
        <dd>{t('record.total', { count: totals.count })}</dd>
      </div>
      <div>
        <dt>{t('record.in')}</dt>
        <dd className="recs__in">
          <Amount value={totals.in} symbol={`+${symbol}`} />
        </dd>
      </div>
      <div>
        <dt>{t('record.out')}</dt>
        <dd>
          <Amount value={minor(-totals.out)} symbol={`−${symbol}`} />
        </dd>
      </div>
      <div>
        <dt>{t('record.moved')}</dt>
        <dd>
          <Amount value={totals.moved} symbol={symbol} />
        </dd>
      </div>
      <div className="recs__net">
        <dt>{t('record.net')}</dt>
        <dd>
          <Amount value={totals.netDeposit} symbol={symbol} />
        </dd>
      </div>
    </dl>
  );
}

/** The totals of all pages by currency, in the order of the site [1.05]; the first alone where nothing moved. */
export function StatementSums({ page }: { page: OutputOf<'statement.list'> }) {
  const currencies = useSite()?.currencies ?? [];
  const rankOf = ({ currency }: Totals) => currencies.findIndex(({ code }) => code === currency);
  const totals = page.totals.toSorted((left, right) => rankOf(left) - rankOf(right));
  const used = totals.filter(({ count }) => count > 0);
  const shown = used.length > 0 ? used : totals.slice(0, 1);
  return shown.map((totals) => <Sums key={totals.currency} totals={totals} isOnly={shown.length === 1} />);
}
