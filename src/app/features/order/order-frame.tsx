import type { ReactNode, Ref } from 'react';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import { OrderFoot } from './order-foot.tsx';
import { OrderHead } from './order-head.tsx';
import './order-panel.css';

type OrderFrameProps = {
  readonly order: MoneyOrder;
  readonly title: string;
  readonly timeLabel: string;
  /** What the member does next, or waits for. */
  readonly next: string;
  /** Is above `next`. */
  readonly lead?: ReactNode;
  /** Given where the panel takes the focus. */
  readonly panel?: Ref<HTMLElement>;
  readonly children: ReactNode;
};

/** An order on one panel: its state and time, what comes next, its details, and its number. */
export const OrderFrame = ({ order, title, timeLabel, next, lead, panel, children }: OrderFrameProps) => (
  <section className="card ordpanel" ref={panel} tabIndex={panel ? -1 : undefined} aria-label={title}>
    <OrderHead order={order} timeLabel={timeLabel} />
    <div className="ordpanel__body">
      {lead}
      <p className="ordpanel__next" role="status">
        {next}
      </p>
      {children}
    </div>
    <OrderFoot order={order} />
  </section>
);

/** Ways on side by side, as wide as the panel. */
export const OrderLinks = ({ children }: { children: ReactNode }) => (
  <div className="ordpanel__links">{children}</div>
);
