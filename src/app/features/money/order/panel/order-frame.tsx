import './order-panel.css';
import type { ReactNode, Ref } from 'react';
import { copyText } from '#app/page/copy-text.ts';
import { paths } from '#app/routes/paths.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import { OrderHead } from './order-head.tsx';

/** Number of an order for customer service, and the link there. */
const OrderFoot = ({ order: { orderNo } }: { order: MoneyOrder }) => (
  <div className="order-panel__foot">
    <span>{t('order.number')}</span>
    <span className="order-panel__number">{orderNo}</span>
    <IconButton
      icon="copy"
      size="xs"
      iconSize={14}
      label={t('order.copy', { what: t('order.number') })}
      onClick={() => copyText(orderNo, t('order.number'))}
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
      <p className="order-panel__next" role="status">
        {next}
      </p>
      {children}
    </div>
    <OrderFoot order={order} />
  </Card>
);

/** Ways on side by side, as wide as the panel. */
export const OrderLinks = ({ children }: { children: ReactNode }) => (
  <div className="order-panel__links">{children}</div>
);
