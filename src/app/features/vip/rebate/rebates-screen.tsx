import { useCall } from '#app/core-client/query.ts';
import { MemberPage } from '#app/features/member/member-page.tsx';
import { useCurrency } from '#app/features/site/currency.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { helpPath, paths } from '#app/routes/paths.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { t } from '../texts.ts';
import { VipTabs } from '../vip-tabs.tsx';
import { ReadyCard } from './ready-card.tsx';
import { RebateHead } from './rebate-head.tsx';
import { RebateRecords } from './rebate-records.tsx';
import { TodayCard } from './today-card.tsx';
import './rebates.css';

function Rebates({ currency }: { currency: CurrencyEntry }) {
  const query = useCall('rebate.view', { currency: currency.code });
  return (
    <>
      <Loaded of={query} waiting={<Skeleton height={420} shape="block" />}>
        {(view) => (
          <>
            <RebateHead view={view} currency={currency} />
            <div className="rgrid">
              <TodayCard today={view.today} />
              <ReadyCard view={view} currency={currency} />
            </div>
          </>
        )}
      </Loaded>
      <RebateRecords currency={currency.code} />
    </>
  );
}

/** What comes back of what was played: to be claimed, to come, and before [7.16]. */
export function RebatesScreen() {
  const currency = useCurrency();
  return (
    <MemberPage
      title={t('rebate.title')}
      above={paths.vip}
      actions={
        <Link className="more" to={helpPath('rebates')}>
          {t('rebate.rulesLink')}
        </Link>
      }
    >
      <VipTabs />
      {currency ? (
        <Rebates key={currency.code} currency={currency} />
      ) : (
        <Skeleton height={420} shape="block" />
      )}
    </MemberPage>
  );
}
