import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useTopic } from '#app/core-client/topic.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { LoadFailed } from '#app/page/load-failed.tsx';
import { paths } from '#app/routes/paths.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { OrderId } from '#contract/models/ids.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import { isOrderId } from '#contract/rules/order-address.ts';
import { failureOf, lastOf } from '#contract/units/loadable.ts';
import { t } from './texts.ts';
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

const Missing = ({ failed }: { failed: ErrorCode }) =>
  failed === 'NOT_FOUND' ? <OrderNotFound /> : <LoadFailed error={{ code: failed }} />;

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
  const view = useTopic('order', { orderId });
  const order = lastOf(view);
  const failed = failureOf(view);
  if (order !== null) return children(order);
  return (
    <section className="card" aria-label={t('order.order')}>
      {failed === null ? <Loading /> : <Missing failed={failed} />}
    </section>
  );
}

/** The order the address names. */
export function AddressedOrder({ children }: Pick<LiveOrderProps, 'children'>) {
  const { orderId } = useParams();
  return isOrderId(orderId) ? <LiveOrder orderId={orderId}>{children}</LiveOrder> : <OrderNotFound />;
}
