import { useCurrency } from '#app/features/ground/site/currency.ts';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { RulesCard } from '#app/features/money/wallet/rules-card.tsx';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { Skeleton } from '#kit/feedback/skeleton.tsx';
import { Link } from '#kit/link/link.tsx';
import { EarningsChart } from './earnings-chart.tsx';
import { t } from './texts.ts';
import { TreasuryForm } from './treasury-form.tsx';
import { TreasuryHead } from './treasury-head.tsx';
import { TreasuryRecords } from './treasury-records.tsx';
import '#kit/layout/form-grid.css';

function Rules({ symbol }: Pick<CurrencyEntry, 'symbol'>) {
  const words = useWalletTerms();
  const rules = [
    t('treasury.rules1', { least: symbol + formatMinor(minor(1)) }),
    t('treasury.rules2'),
    t('treasury.rules3'),
    t('treasury.rules4', words),
  ];
  return <RulesCard title={t('treasury.rulesTitle')} rules={rules} />;
}

function Treasury({ currency }: { currency: CurrencyEntry }) {
  const query = useCall('treasury.view', { currency: currency.code });
  return (
    <Loaded of={query} waiting={<Skeleton height={480} shape="block" />}>
      {(treasury) => (
        <>
          <TreasuryHead treasury={treasury} currency={currency} />
          <p>
            <Link className="link link--alone" to={paths.treasuryTask}>
              {t('treasury.tasks')}
            </Link>
          </p>
          <div className="form-grid">
            <EarningsChart days={treasury.days} symbol={currency.symbol} />
            <TreasuryForm balance={treasury.balance} currency={currency} />
          </div>
          <div className="form-grid">
            <TreasuryRecords currency={currency} />
            <Rules symbol={currency.symbol} />
          </div>
        </>
      )}
    </Loaded>
  );
}

/** Treasury: its balance, rate and interest, and transfers in and out [7.15]. */
export function TreasuryScreen() {
  const currency = useCurrency();
  return (
    <MemberPage title={t('memberPage.treasury')}>
      {currency ? (
        <Treasury key={currency.code} currency={currency} />
      ) : (
        <Skeleton height={480} shape="block" />
      )}
    </MemberPage>
  );
}
