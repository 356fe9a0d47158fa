import { type ReactNode, useEffect } from 'react';
import { useCurrencyTerms, useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { Code, type CopyRow, CopyRows } from '#app/features/money/order/panel/copy-rows.tsx';
import { LiveOrder, OrderNotFound } from '#app/features/money/order/panel/live-order.tsx';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { useParams } from '#app/routes/params.ts';
import { paths } from '#app/routes/paths.ts';
import type { OrderId } from '#contract/fields/ids.ts';
import { isOrderId, isWithdrawal, type WithdrawalOrder } from '#contract/money/order/order-guards.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { useTopic } from '#core-client/topic.ts';
import { Card } from '#kit/layout/card.tsx';
import { t } from '../texts.ts';
import { OrderPanel } from './order-panel.tsx';
import '../payout.css';

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
function OrderFacts({ order, verb }: { order: WithdrawalOrder; verb: string }) {
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

function Order({ order }: { order: WithdrawalOrder }) {
  const { withdrawWord: verb } = useCurrencyTerms()(order.currency);
  const { outcome } = order;
  // The end of an order moves money and changes the amount that can be withdrawn next.
  useEffect(() => {
    if (outcome !== 'open') void refreshAnswers('withdraw.prompt');
  }, [outcome]);
  return (
    <div className="payout">
      <OrderPanel order={order} />
      <OrderFacts order={order} verb={verb} />
    </div>
  );
}

const Page = ({ verb, children }: { verb: string; children: ReactNode }) => (
  <MemberPage title={t('withdraw.orderTitle', { verb })} above={paths.withdraw}>
    {children}
  </MemberPage>
);

/** Page titled by the word of the order's currency, once the order is loaded. */
function Known({ orderId }: { orderId: OrderId }) {
  const mode = useWalletTerms();
  const termsOf = useCurrencyTerms();
  const currency = lastOf(useTopic('order', { orderId }))?.currency;
  return (
    <Page verb={currency === undefined ? mode.verb : termsOf(currency).withdrawWord}>
      <LiveOrder orderId={orderId}>
        {(order) => (isWithdrawal(order) ? <Order order={order} /> : <OrderNotFound />)}
      </LiveOrder>
    </Page>
  );
}

/** Live payout order [4.05]; it can be left and reopened at any time. */
export function WithdrawOrderScreen() {
  const { orderId } = useParams();
  const { verb } = useWalletTerms();
  if (isOrderId(orderId)) return <Known orderId={orderId} />;
  return (
    <Page verb={verb}>
      <OrderNotFound />
    </Page>
  );
}
