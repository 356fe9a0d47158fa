import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { useMoneyText } from '../money-text.ts';
import { useOrderKind } from '../order-text.ts';
import { RemainingTime } from '../progress/deadline.tsx';
import { OrderTag } from '../progress/order-tag.tsx';
import { t } from '../texts.ts';
import './order-card.css';

type OrderCardProps = {
  readonly order: MoneyOrder;
  /** Link to continue the order. */
  readonly to: string;
};

/** Unfinished order with a link to continue: its kind, state and time left. */
export function OrderCard({ order, to }: OrderCardProps) {
  const money = useMoneyText();
  // Without a deadline the platform acts next, unless it requests documents.
  const isForMember = order.deadlineAt !== null || order.state === 'needInfo';
  const title = `${useOrderKind()(order)} ${money(order.amount, order.currency)}`;
  return (
    <Card as="article" flush className="order-card row gap-14" aria-label={title}>
      <div className="grow">
        <p className="row gap-8">
          <b>{title}</b>
          <OrderTag order={order} />
        </p>
        <p className="cap t3 num">
          {order.deadlineAt === null ? (
            dayTimeText(order.createdAt)
          ) : (
            <>
              {t('order.timeLeft')} <RemainingTime until={order.deadlineAt} />
            </>
          )}
        </p>
      </div>
      <Link className={buttonClass({ variant: 'soft', size: 'sm' })} to={to}>
        {t(isForMember ? 'order.goOn' : 'order.see')}
      </Link>
    </Card>
  );
}
