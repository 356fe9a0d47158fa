import { MemberDoors } from '#app/features/member/member-doors.tsx';
import { CARE_ENTRIES, MONEY_ENTRIES } from '#app/features/member/member-nav.table.ts';
import { MemberPage } from '#app/features/member/member-page.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { paths } from '#app/routes/paths.ts';
import { BalanceCard } from './overview/balance-card.tsx';
import { MonthCard } from './overview/month-card.tsx';
import { OverviewWaiting } from './overview/overview-waiting.tsx';
import { QuickTransfer } from './overview/quick-transfer.tsx';
import { RecentRecords } from './overview/recent-records.tsx';
import { StaleNote } from './overview/stale-note.tsx';
import { UnfinishedOrders } from './overview/unfinished-orders.tsx';
import { t } from './texts.ts';
import { VenuesCard } from './venues/venues-card.tsx';
import { WithAssets } from './with-assets.tsx';
import './wallet.css';

const DOORS = [...MONEY_ENTRIES.filter(({ to }) => to !== paths.wallet), ...CARE_ENTRIES];

const ToRecords = () => (
  <Link className="ib only-m" to={paths.records} aria-label={t('memberPage.records')}>
    <Icon name="receipt" size={20} />
  </Link>
);

/** What a member has and where it lies [3.05], what is under way, and every way money may take. */
export const WalletScreen = () => (
  <MemberPage title={t('memberPage.wallet')} above={paths.home} actions={<ToRecords />}>
    <UnfinishedOrders />
    <WithAssets waiting={<OverviewWaiting />}>
      {(known) => (
        <>
          <StaleNote {...known} />
          <div className="wgrid">
            <BalanceCard {...known} />
            <MonthCard currency={known.currency} />
          </div>
          <MemberDoors title={t('memberPage.money')} entries={DOORS} />
          <div className="wgrid wgrid--top">
            <QuickTransfer {...known} />
            <VenuesCard {...known} />
          </div>
          <RecentRecords {...known} />
        </>
      )}
    </WithAssets>
  </MemberPage>
);
