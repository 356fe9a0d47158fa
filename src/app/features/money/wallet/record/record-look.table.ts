import type { OrderOutcome } from '#contract/money/order/order-machine.ts';
import type { RecordType } from '#contract/money/statement/schema.ts';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import type { LineIconName } from '#kit/icon/line/line-icon.tsx';

export const RECORD_ICONS: Readonly<Record<RecordType, LineIconName>> = {
  deposit: 'plus',
  withdrawal: 'out',
  transfer: 'swap',
  coins: 'coins',
  treasury: 'trend',
  interest: 'percent',
  exchange: 'refresh',
  rebate: 'percent',
  bonus: 'gift',
  game: 'gamepad',
};

/** Icons of the states, so that colour is never the only distinction. */
export const STATE_ICONS: Readonly<Record<OrderOutcome, IconName>> = {
  open: 'clock',
  success: 'check-circle',
  failed: 'octagon',
  cancelled: 'ban',
};
