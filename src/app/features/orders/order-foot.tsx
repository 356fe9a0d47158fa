import { Link } from 'react-router-dom';
import { tLater } from '#app/i18n/later-text.ts';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { paths } from '#app/routes/paths.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import { copyText } from './copy-text.ts';
import './order-panel.css';

/** The number of an order to be told to customer service, and the way there. */
export const OrderFoot = ({ order: { orderNo } }: { order: MoneyOrder }) => (
  <div className="ordpanel__foot">
    <span>{tLater('order.number')}</span>
    <span className="ordpanel__number">{orderNo}</span>
    <IconButton
      icon="copy"
      size="xs"
      iconSize={14}
      label={tLater('order.copy', { what: tLater('order.number') })}
      onClick={() => copyText(orderNo, tLater('order.number'))}
    />
    <span className="grow" />
    <Link className="link" to={paths.cs}>
      {tLater('order.service')}
    </Link>
  </div>
);
