import { ActionBar } from '#app/features/money/order/actions/action-bar.tsx';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { actOn } from '#app/features/money/order/order-commands.ts';
import { OrderTag } from '#app/features/money/order/progress/order-tag.tsx';
import { OrderTimeline } from '#app/features/money/order/progress/order-timeline.tsx';
import { destinationText } from '#app/features/money/payee/payee.ts';
import { EndedNotice, PendingNotice } from '#app/features/money/wallet/command-notices.tsx';
import { withdrawOrderPath } from '#app/routes/paths.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { t } from '../texts.ts';
import type { Withdrawal } from './use-withdrawal.ts';
import './withdraw.css';

function Going({ order }: { order: MoneyOrder }) {
  const money = useMoneyText();
  return (
    <article className="going stack gap-10">
      <p className="row between gap-8">
        <b className="going__amount">{money(order.amount, order.currency)}</b>
        <OrderTag order={order} />
      </p>
      <p className="cap t3 num">
        {destinationText(order)} · {dayTimeText(order.createdAt)}
      </p>
      <OrderTimeline order={order} />
      <ActionBar order={order} act={actOn} />
      <Link
        className={buttonClass({ variant: 'soft', size: 'sm', block: true })}
        to={withdrawOrderPath(order.orderId)}
      >
        {t('withdraw.details')}
      </Link>
    </article>
  );
}

/** Pay-outs under way, with what may be done to them; those being looked for; those whose end is to be read. */
export function GoingCard({ withdrawal: { going } }: { withdrawal: Withdrawal }) {
  const { open, pending, ended } = going;
  return (
    <>
      {pending.map((command) => (
        <PendingNotice key={command.requestId} command={command} />
      ))}
      {ended.map((command) => (
        <EndedNotice key={command.requestId} command={command} />
      ))}
      {open.length === 0 ? null : (
        <Card aria-label={t('withdraw.inProgress')}>
          <div className="padded__head">
            <h2>{t('withdraw.inProgress')}</h2>
            <Tag>{t('withdraw.count', { count: open.length })}</Tag>
          </div>
          {open.map((order) => (
            <Going key={order.orderId} order={order} />
          ))}
        </Card>
      )}
    </>
  );
}
