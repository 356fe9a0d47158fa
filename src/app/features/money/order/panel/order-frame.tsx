import './order-panel.css';
import type { ReactNode, Ref } from 'react';
import { copyValue } from '#app/page/copy-value.ts';
import { paths } from '#app/routes/paths.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { useMoneyText } from '../money-text.ts';
import { useOrderKind } from '../order-text.ts';
import { Deadline, Waited } from '../progress/deadline.tsx';
import { OrderTag } from '../progress/order-tag.tsx';
import { t } from '../texts.ts';

/** Warning of the loss of money when it is ignored. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <p className="order-panel__warn">
    <Icon name="triangle" size={17} />
    <span>{children}</span>
  </p>
);

function Ended({ order }: { order: MoneyOrder }) {
  const money = useMoneyText();
  const kindOf = useOrderKind();
  const isWell = order.outcome === 'success';
  return (
    <div className="deadline row gap-14">
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
function OrderHead({ order, timeLabel }: { order: MoneyOrder; timeLabel: string }) {
  const { outcome, deadlineAt, updatedAt } = order;
  return (
    <div className="order-panel__head row gap-14">
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

/** Number of an order for customer service, and the link there. */
const OrderFoot = ({ order: { orderNo } }: { order: MoneyOrder }) => (
  <div className="order-panel__foot row gap-4">
    <span>{t('order.number')}</span>
    <span className="order-panel__number ell">{orderNo}</span>
    <IconButton
      icon="copy"
      size="xs"
      iconSize={14}
      label={t('order.copy', { what: t('order.number') })}
      onClick={() => copyValue(orderNo, t('order.number'))}
    />
    <span className="grow" />
    <Link className="link" to={paths.support}>
      {t('order.service')}
    </Link>
  </div>
);

type OrderFrameProps = {
  readonly order: MoneyOrder;
  readonly title: string;
  readonly timeLabel: string;
  /** Member's next step, or what the order waits for. */
  readonly next: string;
  /** Content above `next`. */
  readonly lead?: ReactNode;
  /** Ref, given where the panel takes focus. */
  readonly panel?: Ref<HTMLElement>;
  readonly children: ReactNode;
};

/** Order on one panel: its state and time, the next step, its details, and its number. */
export const OrderFrame = ({ order, title, timeLabel, next, lead, panel, children }: OrderFrameProps) => (
  <Card flush className="order-panel" ref={panel} tabIndex={panel ? -1 : undefined} aria-label={title}>
    <OrderHead order={order} timeLabel={timeLabel} />
    <div className="order-panel__body">
      {lead}
      <p role="status">{next}</p>
      {children}
    </div>
    <OrderFoot order={order} />
  </Card>
);

/** Ways on side by side, as wide as the panel. */
export const OrderLinks = ({ children }: { children: ReactNode }) => (
  <div className="order-panel__links cluster gap-10">{children}</div>
);
