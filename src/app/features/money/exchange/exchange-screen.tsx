import { useSite } from '#app/features/ground/site/site-config.ts';
import { RulesCard } from '#app/features/money/wallet/rules-card.tsx';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { useCall } from '#core-client/query.ts';
import { Skeleton } from '#kit/feedback/skeleton.tsx';
import { Card } from '#kit/layout/card.tsx';
import { ExchangeForm } from './exchange-form.tsx';
import { t } from './texts.ts';
import '#kit/layout/form-grid.css';

const RULES = [
  t('exchange.rules1'),
  t('exchange.rules2'),
  t('exchange.rules3'),
  t('exchange.rules4'),
  t('exchange.rules5'),
];

function Exchange() {
  const query = useCall('exchange.quote', {});
  const currencies = useSite()?.currencies;
  return (
    <Loaded of={query} waiting={<Skeleton height={420} shape="block" />}>
      {(quote) =>
        currencies ? (
          <ExchangeForm quote={quote} renew={query.refetch} currencies={currencies} />
        ) : (
          <Skeleton height={420} shape="block" />
        )
      }
    </Loaded>
  );
}

/** Yuan into USDT and back at the rate that is shown [1.05, 7.15]. */
export const ExchangeScreen = () => (
  <MemberPage title={t('memberPage.exchange')}>
    <div className="form-grid">
      <Card aria-label={t('memberPage.exchange')}>
        <Exchange />
      </Card>
      <RulesCard title={t('exchange.rulesTitle')} rules={RULES} />
    </div>
  </MemberPage>
);
