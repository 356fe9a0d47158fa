import './wallet.css';
import { MemberDoors } from '#app/features/people/member/member-doors.tsx';
import { CARE_ENTRIES, MONEY_ENTRIES } from '#app/features/people/member/member-nav.table.ts';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { paths } from '#app/routes/paths.ts';
import { hourMinute } from '#contract/units/time.ts';
import { core } from '#core-client/core.ts';
import { Button } from '#kit/action/button.tsx';
import { Banner } from '#kit/feedback/banner.tsx';
import { Skeleton } from '#kit/feedback/skeleton.tsx';
import { SkeletonRows } from '#kit/feedback/skeleton-rows.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { BalanceCard } from './overview/balance-card.tsx';
import { MonthCard } from './overview/month-card.tsx';
import { QuickTransfer } from './overview/quick-transfer.tsx';
import { RecentRecords } from './overview/recent-records.tsx';
import { UnfinishedOrders } from './overview/unfinished-orders.tsx';
import { t } from './texts.ts';
import { VenuesCard } from './venues/venues-card.tsx';
import { type LoadedAssets, WithAssets } from './with-assets.tsx';

/** Notice that the displayed data is stale, because a refetch failed. */
const StaleNote = ({ failed, at }: LoadedAssets) =>
  failed === null ? null : (
    <Banner
      tone="alert"
      action={
        <Button size="xs" onClick={() => core.money.refresh()}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('assets.stale', { time: hourMinute(at) })}
    </Banner>
  );

/** Placeholder for balances and venues. */
const OverviewWaiting = () => (
  <>
    <Skeleton height={248} shape="block" />
    <Card>
      <SkeletonRows />
    </Card>
  </>
);

const DOORS = [...MONEY_ENTRIES.filter(({ to }) => to !== paths.wallet), ...CARE_ENTRIES];

const ToRecords = () => (
  <Link className="input-box only-m" to={paths.records} aria-label={t('memberPage.records')}>
    <Icon name="receipt" size={20} />
  </Link>
);

/** Balances of a member and their distribution [3.05], unfinished orders, and links to all money operations. */
export const WalletScreen = () => (
  <MemberPage title={t('memberPage.wallet')} above={paths.home} actions={<ToRecords />}>
    <UnfinishedOrders />
    <WithAssets waiting={<OverviewWaiting />}>
      {(known) => (
        <>
          <StaleNote {...known} />
          <div className="wallet-grid">
            <BalanceCard {...known} />
            <MonthCard currency={known.currency} />
          </div>
          <MemberDoors title={t('memberPage.money')} entries={DOORS} />
          <div className="wallet-grid wallet-grid--top">
            <QuickTransfer {...known} />
            <VenuesCard {...known} />
          </div>
          <RecentRecords {...known} />
        </>
      )}
    </WithAssets>
  </MemberPage>
);
