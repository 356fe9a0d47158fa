import { tLater } from '#app/i18n/later-text.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import { dayTime } from '#contract/units/time.ts';
import { type CopyRow, CopyRows } from './copy-rows.tsx';
import { useMoneyText } from './money-text.ts';

const TAIL = 4;

const copied = (label: string, text: string): CopyRow => ({
  label,
  shown: <span className="kv__code">{text}</span>,
  copied: text,
});

/** Whom the money of an ended order went to: enough to find it by, too little to pay there again. */
function paidTo({ counterparty }: MoneyOrder): readonly CopyRow[] {
  if (counterparty?.kind === 'bank') {
    const { bankName, holder, cardNum, remark } = counterparty;
    const tail = `•••• ${cardNum.slice(-TAIL)}`;
    return [
      { label: tLater('order.holder'), shown: holder, hint: tLater('order.card', { bank: bankName, tail }) },
      ...(remark === '' ? [] : [copied(tLater('order.remark'), remark)]),
    ];
  }
  if (counterparty?.kind !== 'chain') return [];
  const { chain, address, hash } = counterparty;
  return [
    { label: tLater('order.network'), shown: chain },
    copied(tLater('order.address'), address),
    ...(hash === '' ? [] : [copied(tLater('order.hash'), hash)]),
  ];
}

/** What stays true of an order that pays in, whatever became of it: way, payee, address, hash, promotion and times. */
export function OrderFacts({ order }: { order: MoneyOrder }) {
  const money = useMoneyText();
  const { method, promotion, cls, currency, createdAt, updatedAt } = order;
  const isOver = cls !== 'open';
  const rows: readonly CopyRow[] = [
    ...(method === '' ? [] : [{ label: tLater('order.method'), shown: method }]),
    ...(isOver ? paidTo(order) : []),
    ...(promotion === null
      ? []
      : [
          {
            label: tLater('order.promotion'),
            shown: tLater('order.promotionText', {
              title: promotion.title,
              bonus: money(promotion.bonus, currency),
              wagering: money(promotion.wagering, currency),
            }),
          },
        ]),
    { label: tLater('order.createdAt'), shown: <span className="num">{dayTime(createdAt)}</span> },
    ...(isOver
      ? [{ label: tLater('order.endedAt'), shown: <span className="num">{dayTime(updatedAt)}</span> }]
      : []),
  ];
  return (
    <section aria-label={tLater('order.factsTitle')}>
      <CopyRows rows={rows} />
    </section>
  );
}
