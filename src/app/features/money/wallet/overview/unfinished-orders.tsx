import { OrderCard } from '#app/features/money/order/panel/order-card.tsx';
import { EndedNotice, PendingNotice } from '#app/features/money/wallet/command-notices.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { depositOrderPath, paths, withdrawOrderPath } from '#app/routes/paths.ts';
import type { ClientRequestId } from '#contract/fields/ids.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { forgetCommand, useCommands } from '#core-client/command/commands.ts';
import { useTopic } from '#core-client/topic.ts';
import { Button } from '#kit/action/button.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';

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
  <div className="command-notice__ended">
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
export function UnfinishedOrders() {
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
        .filter(({ told, betId }) => !told && betId === null)
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
