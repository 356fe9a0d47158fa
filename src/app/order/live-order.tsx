import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { errorText } from '#app/i18n/error-text.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { t } from '#app/i18n/text.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { EmptyState, ErrorState, OfflineState } from '#app/kit/feedback/states.tsx';
import { useOrder } from '#app/link/orders.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { OrderId } from '#contract/models/ids.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import { isOrderId } from '#contract/rules/order-address.ts';
import './order-panel.css';

/** The address names no order of this member. */
export const OrderNotFound = () => (
  <EmptyState
    illustration="record"
    title={tLater('order.notFoundTitle')}
    text={tLater('order.notFoundText')}
  />
);

function Missing({ failed }: { failed: ErrorCode }) {
  if (failed === 'NOT_FOUND') return <OrderNotFound />;
  if (failed === 'OFFLINE')
    return <OfflineState title={t('common.offlineTitle')} text={t('common.offlineText')} />;
  return <ErrorState title={t('common.errorTitle')} text={errorText(failed)} />;
}

const Loading = () => (
  <div className="ordpanel__body" aria-busy="true">
    <Skeleton height={52} />
    <Skeleton height={200} shape="block" />
    <Skeleton height={120} shape="block" />
  </div>
);

type LiveOrderProps = {
  readonly orderId: OrderId;
  readonly children: (order: MoneyOrder) => ReactNode;
};

/** An order as it goes on; until it is known, and where it is nobody's, says so in its place. */
export function LiveOrder({ orderId, children }: LiveOrderProps) {
  const { order = null, failed = null } = useOrder(orderId) ?? {};
  if (order !== null) return children(order);
  return (
    <section className="card" aria-label={tLater('order.order')}>
      {failed === null ? <Loading /> : <Missing failed={failed} />}
    </section>
  );
}

/** The order the address names. */
export function AddressedOrder({ children }: Pick<LiveOrderProps, 'children'>) {
  const { orderId } = useParams();
  return isOrderId(orderId) ? <LiveOrder orderId={orderId}>{children}</LiveOrder> : <OrderNotFound />;
}
