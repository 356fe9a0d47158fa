import { type CopyRow, CopyRows } from '#app/features/orders/copy-rows.tsx';
import { useMoneyText } from '#app/features/orders/money-text.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { dayTime } from '#contract/units/time.ts';
import type { PayOut } from '../pay-out.ts';

function destinationRows({ counterparty }: PayOut): readonly CopyRow[] {
  if (counterparty?.kind === 'bank') {
    return [
      {
        label: tLater('withdraw.destination'),
        shown: `${counterparty.bankName} ${counterparty.cardNum}`,
        hint: counterparty.holder,
      },
    ];
  }
  if (counterparty?.kind !== 'chain') return [];
  const { chain, address, hash } = counterparty;
  return [
    {
      label: tLater('withdraw.destination'),
      shown: <span className="kv__code">{address}</span>,
      copied: address,
      hint: `USDT-${chain}`,
    },
    ...(hash === ''
      ? []
      : [{ label: tLater('order.hash'), shown: <span className="kv__code">{hash}</span>, copied: hash }]),
  ];
}

/** Who pays a fast withdrawal: what the incoming money is compared with before it is confirmed. */
function payerRows({ payer }: PayOut): readonly CopyRow[] {
  if (payer === null) return [];
  const { bankName, holder, cardNum, remark } = payer;
  return [
    { label: tLater('order.payer'), shown: holder },
    { label: tLater('order.payerAccount'), shown: <span className="num">{`${bankName} ${cardNum}`}</span> },
    {
      label: tLater('order.payerRemark'),
      shown: <b className="num">{remark}</b>,
      copied: remark,
      hint: tLater('order.payerHint'),
    },
  ];
}

/** What was asked for, what it costs and where it goes. */
export function OrderFacts({ order, verb }: { order: PayOut; verb: string }) {
  const money = useMoneyText();
  const { amount, fee, net, cls, currency, createdAt } = order;
  const arrives = cls !== 'failed' && cls !== 'cancelled';
  return (
    <section className="card wcard" aria-label={tLater('withdraw.details')}>
      <div className="wcard__head">
        <h2>{tLater('withdraw.details')}</h2>
      </div>
      <CopyRows
        rows={[
          { label: tLater('withdraw.amount', { verb }), shown: money(amount, currency) },
          { label: tLater('withdraw.fee'), shown: money(fee, currency) },
          { label: tLater('withdraw.net'), shown: <b>{arrives ? money(net, currency) : '—'}</b> },
          ...destinationRows(order),
          ...payerRows(order),
          { label: tLater('withdraw.created'), shown: <span className="num">{dayTime(createdAt)}</span> },
        ]}
      />
    </section>
  );
}
