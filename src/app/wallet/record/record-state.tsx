import { tLater } from '#app/i18n/later-text.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { OrderClass } from '#contract/orders/order-machine.ts';
import { STATE_ICONS } from './record-look.table.ts';
import './record-state.css';

/** How a movement stands: moving, done, failed or given up. */
export const RecordState = ({ cls }: { cls: OrderClass }) => (
  <span className={`recstate recstate--${cls}`}>
    <Icon name={STATE_ICONS[cls]} size={15} />
    {tLater(`record.${cls}`)}
  </span>
);
