import { useSearchParams } from 'react-router-dom';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { RulesCard } from '#app/features/money/wallet/rules-card.tsx';
import { type LoadedAssets, WithAssets } from '#app/features/money/wallet/with-assets.tsx';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from './texts.ts';
import { TransferForm } from './transfer-form.tsx';
import '#kit/layout/form-grid.css';

function Rules() {
  const walletTerms = useWalletTerms();
  const rules = [
    t('transfer.rules1', walletTerms),
    t('transfer.rules2'),
    t('transfer.rules3'),
    t('transfer.rules4'),
  ];
  return <RulesCard title={t('transfer.rulesTitle')} rules={rules} />;
}

/** Begins with the venue its address names, into it or out of it: `?venue=YBTY&way=out`; a link to another starts the form over. */
function Form({ assets, currency }: LoadedAssets) {
  const [query] = useSearchParams();
  const named = assets.venues.find(({ venue }) => venue === query.get('venue'));
  const start = { venue: named?.venue ?? null, into: query.get('way') !== 'out' };
  if (assets.venues.length === 0) return <EmptyState title={t('assets.noVenues')} />;
  const formKey = `${query.get('venue')} ${query.get('way')}`;
  return <TransferForm key={formKey} assets={assets} currency={currency} start={start} />;
}

/** Between the centre wallet and a venue [3.03]. */
export const TransferScreen = () => (
  <MemberPage title={t('memberPage.transfer')}>
    <div className="form-grid">
      <Card aria-label={t('memberPage.transfer')}>
        <WithAssets waiting={<Skeleton height={420} shape="block" />}>
          {(known) => <Form {...known} />}
        </WithAssets>
      </Card>
      <Rules />
    </div>
  </MemberPage>
);
