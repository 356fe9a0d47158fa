import { APPEAL_REASONS } from '#contract/money/order/appeal-reasons.table.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import type { Appeal } from '../act-on-order.ts';
import { t } from '../texts.ts';

type Reason = Appeal['reason'];

/** A reason in the words of the order's own case: who was to pay whom, and whether it has ended. */
export function appealReasonText(
  reason: Reason,
  { kind, outcome }: Pick<MoneyOrder, 'kind' | 'outcome'>,
): string {
  if (kind === 'fastDraw' && reason === 'notArrived') return t('order.notArrivedFast');
  if (kind === 'withdrawal' && reason === 'notArrived') return t('order.notArrivedOut');
  if (kind === 'withdrawal' || kind === 'fastDraw' || reason !== 'notArrived')
    return t(
      reason === 'wrongAmount' && outcome === 'open' && kind !== 'fastDraw'
        ? 'order.wrongPaid'
        : `order.${reason}`,
    );
  return t(outcome === 'open' ? 'order.notArrived' : 'order.paidBeforeEnd');
}

const SEPARATOR = ': ';

/** What was said in an appeal, as the course of the order notes it: `notArrived: words`, or the reason alone. */
export function appealSaid(note: string, { kind }: Pick<MoneyOrder, 'kind'>): string {
  const [code = '', ...words] = note.split(SEPARATOR);
  const reason = APPEAL_REASONS.find((known) => known === code);
  if (reason === undefined) return note;
  const text = words.join(SEPARATOR);
  const named = appealReasonText(reason, { kind, outcome: 'open' });
  return text === '' ? named : t('order.appealSaid', { reason: named, text });
}
