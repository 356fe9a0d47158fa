import './rebates.css';
import '../vip-head.css';
import { useCurrency } from '#app/features/ground/site/currency.ts';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { helpPath, paths } from '#app/routes/paths.ts';
import type { RebateView } from '#contract/rewards/rebate/schema.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { useCall } from '#core-client/query.ts';
import { Skeleton } from '#kit/feedback/skeleton.tsx';
import { Link } from '#kit/link/link.tsx';
import { rateText } from '../rate-text.ts';
import { shortYuan } from '../short-yuan.ts';
import { t } from '../texts.ts';
import { VipBackdrop } from '../vip-backdrop.tsx';
import { VipCrest } from '../vip-crest.tsx';
import { VipTabs } from '../vip-tabs.tsx';
import { ReadyCard } from './ready-card.tsx';
import { RebateRecords } from './rebate-records.tsx';
import { TodayCard } from './today-card.tsx';

/** Kinds whose rates are shown first; the page of grades has all. */
const SHOWN = ['sports', 'casino', 'slots', 'esports'] as const;

/** The grade one has, and the rates of it. */
const RebateHead = ({ view, currency }: { view: RebateView; currency: CurrencyEntry }) => (
  <section className="vip-head rebate-head" aria-label={t('vip.grade', { grade: view.grade })}>
    <VipBackdrop />
    <div className="vip-head__top">
      <VipCrest grade={view.grade} size={64} />
      <div className="grow">
        <h2>{t('vip.grade', { grade: view.grade })}</h2>
        <p>{t('rebate.most', { grade: view.grade, amount: currency.symbol + shortYuan(view.most) })}</p>
      </div>
    </div>
    <dl className="rebate-head__rates">
      {SHOWN.map((kind) => (
        <div key={kind}>
          <dt>{t(`rebate.${kind}`)}</dt>
          <dd className="num">{rateText(view.rates[kind])}</dd>
        </div>
      ))}
    </dl>
  </section>
);

function Rebates({ currency }: { currency: CurrencyEntry }) {
  const query = useCall('rebate.view', { currency: currency.code });
  return (
    <>
      <Loaded of={query} waiting={<Skeleton height={420} shape="block" />}>
        {(view) => (
          <>
            <RebateHead view={view} currency={currency} />
            <div className="rebate-grid">
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

/** Rebates on played stakes: claimable, upcoming, and past [7.16]. */
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
