import { APPEAL_REASONS } from '#contract/money/order/appeal-reasons.table.ts';
import { isWithdrawal } from '#contract/money/order/order-guards.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import type { Appeal } from '../order-commands.ts';
import { t } from '../texts.ts';

type Reason = Appeal['reason'];

/** Returns a reason in words that fit the order: who was to pay whom, and whether it has ended. */
export function appealReasonText(reason: Reason, order: Pick<MoneyOrder, 'kind' | 'outcome'>): string {
  const { kind, outcome } = order;
  if (kind === 'fastDraw' && reason === 'notArrived') return t('order.notArrivedFast');
  if (kind === 'withdrawal' && reason === 'notArrived') return t('order.notArrivedOut');
  if (isWithdrawal(order) || reason !== 'notArrived')
    return t(
      reason === 'wrongAmount' && outcome === 'open' && kind !== 'fastDraw'
        ? 'order.wrongPaid'
        : `order.${reason}`,
    );
  return t(outcome === 'open' ? 'order.notArrived' : 'order.paidBeforeEnd');
}

const SEPARATOR = ': ';

/** Returns the text of an appeal from the note in the order's timeline: `notArrived: words`, or the reason alone. */
export function appealNoteText(note: string, { kind }: Pick<MoneyOrder, 'kind'>): string {
  const [code = '', ...rest] = note.split(SEPARATOR);
  const reason = APPEAL_REASONS.find((known) => known === code);
  if (reason === undefined) return note;
  const text = rest.join(SEPARATOR);
  const named = appealReasonText(reason, { kind, outcome: 'open' });
  return text === '' ? named : t('order.appealSaid', { reason: named, text });
}
