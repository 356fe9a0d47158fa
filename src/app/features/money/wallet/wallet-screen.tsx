import './wallet.css';
import { OrderCard } from '#app/features/money/order/panel/order-card.tsx';
import { EndedNotice, PendingNotice } from '#app/features/money/wallet/command-notices.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { MemberDoors } from '#app/features/people/member/member-doors.tsx';
import { CARE_ENTRIES, MONEY_ENTRIES } from '#app/features/people/member/member-nav.table.ts';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { depositOrderPath, paths, withdrawOrderPath } from '#app/routes/paths.ts';
import type { ClientRequestId } from '#contract/fields/ids.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { hourMinute } from '#contract/units/time.ts';
import { forgetCommand, useCommands } from '#core-client/command/commands.ts';
import { core } from '#core-client/core.ts';
import { useTopic } from '#core-client/topic.ts';
import { Button } from '#kit/action/button.tsx';
import { Banner } from '#kit/feedback/banner.tsx';
import { Skeleton, SkeletonRows } from '#kit/feedback/loading.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { BalanceCard } from './overview/balance-card.tsx';
import { MonthCard } from './overview/month-card.tsx';
import { QuickTransfer } from './overview/quick-transfer.tsx';
import { RecentRecords } from './overview/recent-records.tsx';
import { t } from './texts.ts';
import { VenuesCard } from './venues/venues-card.tsx';
import { type LoadedAssets, WithAssets } from './with-assets.tsx';

/** Returns the page on which an order is continued; null for a transfer, which continues by itself. */
function orderPath({ kind, orderId }: MoneyOrder): string | null {
  switch (kind) {
    case 'deposit':
    case 'fastDeposit':
      return depositOrderPath(orderId);
    case 'withdrawal':
    case 'fastDraw':
      return withdrawOrderPath(orderId);
    case 'transfer':
      return null;
  }
}

const Unreadable = ({ requestId }: { requestId: ClientRequestId }) => (
  <div className="command-notice__ended row gap-8">
    <StatusLine tone="alert">
      {t('command.unreadable')}{' '}
      <Link className="link" to={paths.records}>
        {t('command.unreadableLink')}
      </Link>
    </StatusLine>
    <Button size="sm" onClick={() => forgetCommand(requestId)}>
      {t('command.read')}
    </Button>
  </div>
);

/** Unfinished business first: pending lookups, results of others, orders to continue. */
function UnfinishedOrders() {
  const { pending, settled, unreadable } = useCommands();
  const open = lastOf(useTopic('orders', null));
  const cards = (open ?? []).flatMap((order) => {
    const to = orderPath(order);
    return to === null ? [] : [{ order, to }];
  });
  return (
    <>
      {pending.map((command) => (
        <PendingNotice key={command.requestId} command={command} />
      ))}
      {settled
        .filter(({ isShown, betId }) => !isShown && betId === null)
        .map((command) => (
          <EndedNotice key={command.requestId} command={command} />
        ))}
      {unreadable.map((requestId) => (
        <Unreadable key={requestId} requestId={requestId} />
      ))}
      {cards.map(({ order, to }) => (
        <OrderCard key={order.orderId} order={order} to={to} />
      ))}
    </>
  );
}

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
