import { depositOrderPath, withdrawOrderPath } from '#app/routes/paths.ts';
import type { MoneyRecord } from '#contract/money/statement/schema.ts';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';

/** The page of the order a line belongs to; null where it has none. */
export function orderPathOf({ type, orderId }: MoneyRecord): string | null {
  if (orderId === null) return null;
  if (type === 'deposit') return depositOrderPath(orderId);
  return type === 'withdrawal' ? withdrawOrderPath(orderId) : null;
}

/** What the member can do about an order now, the most urgent first; null where nothing is left to do. */
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
      className={isStep ? 'recact recact--step' : 'recact'}
      to={isStep ? orderPath : details}
      aria-label={`${label}，${record.orderNo}`}
    >
      {label}
    </Link>
  );
}
