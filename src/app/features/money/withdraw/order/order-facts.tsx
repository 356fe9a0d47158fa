import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { Code, type CopyRow, CopyRows } from '#app/features/money/order/panel/copy-rows.tsx';
import type { WithdrawalOrder } from '#contract/money/order/order-guards.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Card } from '#kit/layout/card.tsx';
import { t } from '../texts.ts';

function destinationRows({ counterparty }: WithdrawalOrder): readonly CopyRow[] {
  if (counterparty?.kind === 'bank') {
    return [
      {
        label: t('withdraw.destination'),
        shown: `${counterparty.bankName} ${counterparty.cardNumber}`,
        hint: counterparty.holder,
      },
    ];
  }
  if (counterparty?.kind !== 'chain') return [];
  const { chain, address, hash } = counterparty;
  return [
    {
      label: t('withdraw.destination'),
      shown: <Code>{address}</Code>,
      copied: address,
      hint: `USDT-${chain}`,
    },
    ...(hash === '' ? [] : [{ label: t('order.hash'), shown: <Code>{hash}</Code>, copied: hash }]),
  ];
}

/** Payer of a fast withdrawal: data to compare with the incoming payment before it is confirmed. */
function payerRows({ payer }: WithdrawalOrder): readonly CopyRow[] {
  if (payer === null) return [];
  const { bankName, holder, cardNumber, remark } = payer;
  return [
    { label: t('order.payer'), shown: holder },
    { label: t('order.payerAccount'), shown: <span className="num">{`${bankName} ${cardNumber}`}</span> },
    {
      label: t('order.payerRemark'),
      shown: <b className="num">{remark}</b>,
      copied: remark,
      hint: t('order.payerHint'),
    },
  ];
}

/** Requested amount, its fee and its destination. */
export function OrderFacts({ order, verb }: { order: WithdrawalOrder; verb: string }) {
  const money = useMoneyText();
  const { amount, fee, net, outcome, currency, createdAt } = order;
  const arrives = outcome !== 'failed' && outcome !== 'cancelled';
  return (
    <Card aria-label={t('withdraw.details')}>
      <div className="padded__head">
        <h2>{t('withdraw.details')}</h2>
      </div>
      <CopyRows
        rows={[
          { label: t('withdraw.amount', { verb }), shown: money(amount, currency) },
          { label: t('withdraw.fee'), shown: money(fee, currency) },
          { label: t('withdraw.net'), shown: <b>{arrives ? money(net, currency) : '—'}</b> },
          ...destinationRows(order),
          ...payerRows(order),
          { label: t('withdraw.created'), shown: <span className="num">{dayTimeText(createdAt)}</span> },
        ]}
      />
    </Card>
  );
}
