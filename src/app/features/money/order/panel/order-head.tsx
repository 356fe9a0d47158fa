import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { useMoneyText } from '../money-text.ts';
import { Deadline, Waited } from '../progress/deadline.tsx';
import { OrderTag } from '../progress/order-tag.tsx';
import { useOrderKind } from '../use-order-kind.ts';
import './order-panel.css';

function Ended({ order }: { order: MoneyOrder }) {
  const money = useMoneyText();
  const kindOf = useOrderKind();
  const isWell = order.outcome === 'success';
  return (
    <div className="deadline">
      <span className={isWell ? 'deadline__mark order-panel__well' : 'deadline__mark deadline__mark--wait'}>
        <Icon name={isWell ? 'check' : 'x'} size={24} />
      </span>
      <span>
        <span className="cap t3">{kindOf(order)}</span>
        <b>{money(isWell ? order.net : order.amount, order.currency)}</b>
      </span>
    </div>
  );
}

/** State of an order: the time left, the time waited, or its outcome. */
export function OrderHead({ order, timeLabel }: { order: MoneyOrder; timeLabel: string }) {
  const { outcome, deadlineAt, updatedAt } = order;
  return (
    <div className="order-panel__head">
      <div className="grow">
        {outcome !== 'open' ? (
          <Ended order={order} />
        ) : deadlineAt === null ? (
          <Waited since={updatedAt} />
        ) : (
          <Deadline label={timeLabel} from={updatedAt} until={deadlineAt} />
        )}
      </div>
      <span role="status">
        <OrderTag order={order} />
      </span>
    </div>
  );
}
