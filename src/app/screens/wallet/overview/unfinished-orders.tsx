import { tLater } from '#app/i18n/later-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { forgetIntent, useOrders } from '#app/link/orders.ts';
import { OrderCard } from '#app/order/order-card.tsx';
import { VerifyingCard } from '#app/order/verifying-card.tsx';
import { depositOrderPath, withdrawOrderPath } from '#app/routes/wallet-paths.ts';
import { StatusLine } from '#app/wallet/status-line.tsx';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import { intentText } from './intent-text.ts';

/** Where an order is gone on with; null for a transfer, which goes on by itself. */
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

/** What is under way comes first: answers being looked for, what was not made, orders to be gone on with. */
export function UnfinishedOrders() {
  const { open, verifying = [], notMade = [] } = useOrders() ?? {};
  const cards = (open ?? []).flatMap((order) => {
    const to = orderPath(order);
    return to === null ? [] : [{ order, to }];
  });
  return (
    <>
      {verifying.map(({ intentId, what, since }) => (
        <VerifyingCard key={intentId} what={intentText(what)} since={since} />
      ))}
      {notMade.map(({ intentId, what }) => (
        <div key={intentId} className="row gap2">
          <span className="grow">
            <StatusLine tone="alert">
              {tLater('assets.notMadeTitle', { what: intentText(what) })}
              {'。'}
              {tLater('assets.notMadeText')}
            </StatusLine>
          </span>
          <Button size="sm" onClick={() => forgetIntent(intentId)}>
            {tLater('assets.notMadeRead')}
          </Button>
        </div>
      ))}
      {cards.map(({ order, to }) => (
        <OrderCard key={order.orderId} order={order} to={to} />
      ))}
    </>
  );
}
