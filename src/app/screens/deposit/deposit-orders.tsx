import { useState } from 'react';
import { tLater } from '#app/i18n/later-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { forgetIntent, useOrders } from '#app/link/orders.ts';
import { intentText } from '#app/order/intent-text.ts';
import { LiveOrder } from '#app/order/live-order.tsx';
import { OrderCard } from '#app/order/order-card.tsx';
import { VerifyingCard } from '#app/order/verifying-card.tsx';
import { depositOrderPath } from '#app/routes/wallet-paths.ts';
import type { OrderId } from '#contract/models/ids.ts';
import type { IntentView } from '#worker/core-api.ts';
import { isDeposit } from './deposit-next.ts';
import { DepositPanel } from './deposit-panel.tsx';

const isPayIn = ({ what }: IntentView) => what.is === 'deposit' || what.is === 'fastDeposit';

const NotMade = ({ intent }: { intent: IntentView }) => (
  <section className="card ordcard ordcard--verify" role="alert">
    <div className="grow">
      <b>{tLater('deposit.notMadeTitle', { what: intentText(intent.what) })}</b>
      <p className="sm t2">{tLater('deposit.notMadeText')}</p>
    </div>
    <Button size="sm" onClick={() => forgetIntent(intent.intentId)}>
      {tLater('deposit.notMadeRead')}
    </Button>
  </section>
);

/** An order once in sight stays there when it ends, so that its end is seen. */
function useHeld(newest: OrderId | undefined): OrderId | undefined {
  const [held, setHeld] = useState(newest);
  if (newest !== undefined && newest !== held) setHeld(newest);
  return newest ?? held;
}

/**
 * What is unfinished comes first: what is being verified, then the newest order with everything that can be done to it,
 * then the others to be gone on with.
 */
export function DepositOrders() {
  const { open, verifying = [], notMade = [] } = useOrders() ?? {};
  const unfinished = (open ?? []).filter(isDeposit);
  const newest = useHeld(unfinished[0]?.orderId);
  return (
    <>
      {verifying.filter(isPayIn).map(({ intentId, what, since }) => (
        <VerifyingCard key={intentId} what={intentText(what)} since={since} />
      ))}
      {notMade.filter(isPayIn).map((intent) => (
        <NotMade key={intent.intentId} intent={intent} />
      ))}
      {newest === undefined ? null : (
        <LiveOrder orderId={newest}>
          {(order) => (isDeposit(order) ? <DepositPanel order={order} /> : null)}
        </LiveOrder>
      )}
      {unfinished
        .filter(({ orderId }) => orderId !== newest)
        .map((order) => (
          <OrderCard key={order.orderId} order={order} to={depositOrderPath(order.orderId)} />
        ))}
    </>
  );
}
