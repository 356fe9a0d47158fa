import { type ReactNode, useEffect } from 'react';
import { useCurrencyTerms, useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { LiveOrder, OrderNotFound } from '#app/features/money/order/panel/live-order.tsx';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { useParams } from '#app/routes/params.ts';
import { paths } from '#app/routes/paths.ts';
import type { OrderId } from '#contract/fields/ids.ts';
import { isOrderId, isWithdrawal, type WithdrawalOrder } from '#contract/money/order/order-guards.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { useTopic } from '#core-client/topic.ts';
import { t } from '../texts.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderPanel } from './order-panel.tsx';
import '../payout.css';

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
  const wordsOf = useCurrencyTerms();
  const currency = lastOf(useTopic('order', { orderId }))?.currency;
  return (
    <Page verb={currency === undefined ? mode.verb : wordsOf(currency).withdrawWord}>
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
