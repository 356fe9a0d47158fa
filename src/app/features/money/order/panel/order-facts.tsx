import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { useMoneyText } from '../money-text.ts';
import { t } from '../texts.ts';
import { Code, type CopyRow, CopyRows } from './copy-rows.tsx';

const TAIL = 4;

const copied = (label: string, text: string): CopyRow => ({
  label,
  shown: <Code>{text}</Code>,
  copied: text,
});

/** Whom the money of an ended order went to: enough to find it by, too little to pay there again. */
function paidTo({ counterparty }: MoneyOrder): readonly CopyRow[] {
  if (counterparty?.kind === 'bank') {
    const { bankName, holder, cardNumber, remark } = counterparty;
    const tail = `•••• ${cardNumber.slice(-TAIL)}`;
    return [
      { label: t('order.holder'), shown: holder, hint: t('order.card', { bank: bankName, tail }) },
      ...(remark === '' ? [] : [copied(t('order.remark'), remark)]),
    ];
  }
  if (counterparty?.kind !== 'chain') return [];
  const { chain, address, hash } = counterparty;
  return [
    { label: t('order.network'), shown: chain },
    copied(t('order.address'), address),
    ...(hash === '' ? [] : [copied(t('order.hash'), hash)]),
  ];
}

/** Permanent facts of a deposit order, whatever its outcome: method, payee, address, hash, promotion and times. */
export function OrderFacts({ order }: { order: MoneyOrder }) {
  const money = useMoneyText();
  const { method, promotion, outcome, currency, createdAt, updatedAt } = order;
  const isOver = outcome !== 'open';
  const rows: readonly CopyRow[] = [
    ...(method === '' ? [] : [{ label: t('order.method'), shown: method }]),
    ...(isOver ? paidTo(order) : []),
    ...(promotion === null
      ? []
      : [
          {
            label: t('order.promotion'),
            shown: t('order.promotionText', {
              title: promotion.title,
              bonus: money(promotion.bonus, currency),
              wagering: money(promotion.wagering, currency),
            }),
          },
        ]),
    { label: t('order.createdAt'), shown: <span className="num">{dayTimeText(createdAt)}</span> },
    ...(isOver
      ? [{ label: t('order.endedAt'), shown: <span className="num">{dayTimeText(updatedAt)}</span> }]
      : []),
  ];
  return (
    <section aria-label={t('order.factsTitle')}>
      <CopyRows rows={rows} />
    </section>
  );
}
