import type { ReactNode } from 'react';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { useParams } from '#app/routes/params.ts';
import { paths } from '#app/routes/paths.ts';
import type { OrderId } from '#contract/fields/ids.ts';
import { isOrderId } from '#contract/money/order/order-guards.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { useTopic } from '#core-client/topic.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import './order-panel.css';

/** The address names no order of this member. */
export const OrderNotFound = () => (
  <EmptyState
    illustration="record"
    title={t('order.notFoundTitle')}
    text={t('order.notFoundText')}
    action={
      <Link className={buttonClass()} to={paths.records}>
        {t('order.toRecords')}
      </Link>
    }
  />
);

const Loading = () => (
  <div className="order-panel__body" aria-busy="true">
    <Skeleton height={52} />
    <Skeleton height={200} shape="block" />
    <Skeleton height={120} shape="block" />
  </div>
);

const card = (inside: ReactNode) => (
  <Card flush aria-label={t('order.order')}>
    {inside}
  </Card>
);

type LiveOrderProps = {
  readonly orderId: OrderId;
  readonly children: (order: MoneyOrder) => ReactNode;
};

/** Live order; while it loads, and where it does not exist, a notice in its place. */
export function LiveOrder({ orderId, children }: LiveOrderProps) {
  return (
    <Loaded
      of={useTopic('order', { orderId })}
      waiting={card(<Loading />)}
      missing={card(<OrderNotFound />)}
      frame={card}
    >
      {children}
    </Loaded>
  );
}

/** The order the address names. */
export function AddressedOrder({ children }: Pick<LiveOrderProps, 'children'>) {
  const { orderId } = useParams();
  return isOrderId(orderId) ? <LiveOrder orderId={orderId}>{children}</LiveOrder> : <OrderNotFound />;
}
