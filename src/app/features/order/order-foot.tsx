import { IconButton } from '#app/kit/action/icon-button.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { paths } from '#app/routes/paths.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import { copyText } from './copy-text.ts';
import { t } from './texts.ts';
import './order-panel.css';

/** The number of an order to be given to customer service, and the way there. */
export const OrderFoot = ({ order: { orderNo } }: { order: MoneyOrder }) => (
  <div className="ordpanel__foot">
    <span>{t('order.number')}</span>
    <span className="ordpanel__number">{orderNo}</span>
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
