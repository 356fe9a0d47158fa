import { depositOrderPath, withdrawOrderPath } from '#app/routes/paths.ts';
import type { MoneyRecord } from '#contract/money/statement/schema.ts';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';

/** Returns the page of the order behind a line; null where it has none. */
export function orderPathOf({ type, orderId }: MoneyRecord): string | null {
  if (orderId === null) return null;
  if (type === 'deposit') return depositOrderPath(orderId);
  return type === 'withdrawal' ? withdrawOrderPath(orderId) : null;
}

/** Returns the most urgent action open to the member on an order; null where none is left. */
export function recordStep({ order, type }: MoneyRecord): 'pay' | 'receive' | 'remind' | 'appeal' | null {
  const actions = order?.actions ?? [];
  if (actions.includes('confirm')) return type === 'deposit' ? 'pay' : 'receive';
  if (actions.includes('remind')) return 'remind';
  return actions.includes('appeal') ? 'appeal' : null;
}

/** The way on from a line: to what its order waits for, or to its details. */
export function RecordAction({ record, details }: { record: MoneyRecord; details: string }) {
  const orderPath = orderPathOf(record);
  const step = recordStep(record);
  const isStep = orderPath !== null && step !== null;
  const label = t(isStep ? `record.${step}` : 'record.details');
  return (
    <Link
      className={isStep ? 'record-action record-action--step' : 'record-action'}
      to={isStep ? orderPath : details}
      aria-label={`${label}，${record.orderNo}`}
    >
      {label}
    </Link>
  );
}
