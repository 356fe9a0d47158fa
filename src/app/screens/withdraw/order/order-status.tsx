import { Link } from 'react-router-dom';
import { tLater } from '#app/i18n/later-text.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { actOn } from '#app/link/orders.ts';
import { ActionBar } from '#app/order/action-bar.tsx';
import { Deadline, Waited } from '#app/order/deadline.tsx';
import { useMoneyText } from '#app/order/money-text.ts';
import { OrderTag } from '#app/order/order-tag.tsx';
import { OrderTimeline } from '#app/order/order-timeline.tsx';
import { paths } from '#app/routes/paths.ts';
import { walletPaths } from '#app/routes/wallet-paths.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import { destinationText } from './destination.ts';
import { deadlineLabel, stateAdvice } from './order-words.ts';

/** Where an ended order leads on. */
const WaysOn = ({ order }: { order: MoneyOrder }) => (
  <div className="outord__ways">
    {order.cls === 'failed' ? (
      <Link className={buttonClass()} to={paths.cs}>
        {tLater('withdraw.askService')}
      </Link>
    ) : null}
    <Link className={buttonClass()} to={walletPaths.records}>
      {tLater('withdraw.toRecords')}
    </Link>
    <Link className={buttonClass({ variant: 'soft' })} to={paths.wallet}>
      {tLater('withdraw.toWallet')}
    </Link>
  </div>
);

const Clock = ({ order }: { order: MoneyOrder }) =>
  order.deadlineAt === null ? (
    <Waited since={order.updatedAt} />
  ) : (
    <Deadline label={deadlineLabel(order)} from={order.updatedAt} until={order.deadlineAt} />
  );

/** How a pay-out stands: amount, state, time, what comes next, and what may be done. */
export function OrderStatus({ order }: { order: MoneyOrder }) {
  const money = useMoneyText();
  const { amount, net, currency, cls, reason } = order;
  const advice = stateAdvice(order, { whole: money(amount, currency), net: money(net, currency) });
  const isOpen = cls === 'open';
  return (
    <section className="card wcard outord">
      <div className="outord__head">
        <div>
          <p className="cap t3">{destinationText(order)}</p>
          <p className="outord__amount">{money(net, currency)}</p>
        </div>
        <div className="outord__state">
          <OrderTag order={order} />
          {isOpen ? <Clock order={order} /> : null}
        </div>
      </div>
      <p className="outord__advice" role="status">
        {advice}
      </p>
      {reason === '' ? null : (
        <p className="outord__reason">
          <Icon name="info" size={16} />
          <span>
            <b>{tLater('withdraw.reason')}</b> {reason}
          </span>
        </p>
      )}
      <OrderTimeline order={order} />
      <ActionBar order={order} act={actOn} />
      {isOpen ? null : <WaysOn order={order} />}
    </section>
  );
}
