import { useCurrency } from '#app/features/ground/site/currency.ts';
import { RulesCard } from '#app/features/money/wallet/rules-card.tsx';
import { SaferPage } from '#app/features/protection/safer/safer-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { useCall } from '#core-client/query.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Skeleton } from '#kit/feedback/skeleton.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { LimitRow } from './limit-row.tsx';
import { OwnLimits } from './own-limits.tsx';
import { t } from './texts.ts';
import '#kit/layout/form-grid.css';
import './limits.css';

const CARE = [t('limits.care1'), t('limits.care2'), t('limits.care3'), t('limits.care4')];

function Limits({ currency }: { currency: CurrencyEntry }) {
  const query = useCall('depositLimit.list', { currency: currency.code });
  return (
    <Loaded of={query} waiting={<Skeleton height={320} shape="block" />}>
      {({ list }) => (
        <ul>
          {list.map((limit) => (
            <LimitRow key={limit.period} limit={limit} currency={currency} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

/** Limits on what one pays in [4.05]: lower at once, higher after a day and a second yes. */
export function LimitsScreen() {
  const currency = useCurrency();
  return (
    <SaferPage title={t('limits.title')}>
      <div className="form-grid">
        <div className="limits__cards">
          <Card className="limits" aria-label={t('limits.deposits')}>
            <h2>{t('limits.deposits')}</h2>
            <p className="t2 sm">{t('limits.lead')}</p>
            {currency ? (
              <Limits key={currency.code} currency={currency} />
            ) : (
              <Skeleton height={320} shape="block" />
            )}
          </Card>
          {currency ? <OwnLimits key={currency.code} currency={currency} /> : null}
        </div>
        <div className="limits__care">
          <RulesCard title={t('limits.careTitle')} rules={CARE} />
          <Link className={buttonClass({ block: true })} to={paths.support}>
            {t('limits.service')}
          </Link>
        </div>
      </div>
    </SaferPage>
  );
}
