import { Link } from 'react-router-dom';
import { tLater } from '#app/i18n/later-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Tag } from '#app/kit/mark/tag.tsx';
import { actOn, forgetIntent } from '#app/link/orders.ts';
import { ActionBar } from '#app/order/action-bar.tsx';
import { useMoneyText } from '#app/order/money-text.ts';
import { OrderTag } from '#app/order/order-tag.tsx';
import { OrderTimeline } from '#app/order/order-timeline.tsx';
import { VerifyingCard } from '#app/order/verifying-card.tsx';
import { withdrawOrderPath } from '#app/routes/wallet-paths.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import { dayTime } from '#contract/units/time.ts';
import { destinationText } from '../order/destination.ts';
import { currencyOf } from '../payees/payee.ts';
import type { Withdrawal } from './use-withdrawal.ts';
import './going-card.css';

function Going({ order }: { order: MoneyOrder }) {
  const money = useMoneyText();
  return (
    <article className="going">
      <p className="row between gap2">
        <b className="going__amount">{money(order.amount, order.currency)}</b>
        <OrderTag order={order} />
      </p>
      <p className="cap t3 num">
        {destinationText(order)} · {dayTime(order.createdAt)}
      </p>
      <OrderTimeline order={order} />
      <ActionBar order={order} act={actOn} />
      <Link
        className={buttonClass({ variant: 'soft', size: 'sm', block: true })}
        to={withdrawOrderPath(order.orderId)}
      >
        {tLater('withdraw.details')}
      </Link>
    </article>
  );
}

/** Pay-outs under way, with what may be done to them; those being looked for; those that surely were not made. */
export function GoingCard({ withdrawal: { going, verb, payees } }: { withdrawal: Withdrawal }) {
  const money = useMoneyText();
  const amountText = (what: Withdrawal['going']['verifying'][number]['what']) => {
    const payee = payees.find(({ payeeId }) => what.is === 'withdrawal' && what.payeeId === payeeId);
    return payee && what.is === 'withdrawal' ? money(what.amount, currencyOf(payee.is)) : '';
  };
  const { open, verifying, notMade } = going;
  return (
    <>
      {verifying.map(({ intentId, what, since }) => (
        <VerifyingCard key={intentId} what={`${verb} ${amountText(what)}`} since={since} />
      ))}
      {notMade.map(({ intentId }) => (
        <section key={intentId} className="card wcard going__lost" role="status">
          <p>{tLater('withdraw.notMade', { verb })}</p>
          <Button size="sm" onClick={() => forgetIntent(intentId)}>
            {tLater('withdraw.notMadeRead')}
          </Button>
        </section>
      ))}
      {open.length === 0 ? null : (
        <section className="card wcard" aria-label={tLater('withdraw.inProgress')}>
          <div className="wcard__head">
            <h2>{tLater('withdraw.inProgress')}</h2>
            <Tag>{tLater('withdraw.count', { count: open.length })}</Tag>
          </div>
          {open.map((order) => (
            <Going key={order.orderId} order={order} />
          ))}
        </section>
      )}
    </>
  );
}
