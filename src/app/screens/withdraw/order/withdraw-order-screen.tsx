import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { errorText } from '#app/i18n/error-text.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { t } from '#app/i18n/text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState, ErrorState } from '#app/kit/feedback/states.tsx';
import { useCurrency } from '#app/link/currency.ts';
import { useCurrencyWords } from '#app/link/currency-words.ts';
import { useOrder } from '#app/link/orders.ts';
import { withdrawPrompt } from '#app/link/payee-queries.ts';
import { walletPaths } from '#app/routes/wallet-paths.ts';
import { WalletPage } from '#app/wallet/wallet-page.tsx';
import type { OrderId } from '#contract/models/ids.ts';
import { isOrderId } from '#contract/rules/order-address.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderStatus } from './order-status.tsx';
import '../form/withdraw.css';
import './withdraw-order.css';

const Gone = () => (
  <section className="card wcard">
    <EmptyState
      title={tLater('withdraw.orderGone')}
      text={tLater('withdraw.orderGoneText')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={walletPaths.records}>
          {tLater('withdraw.toRecords')}
        </Link>
      }
    />
  </section>
);

const Waiting = () => (
  <section className="card wcard outord__waiting" aria-hidden="true">
    <SkeletonRows />
  </section>
);

function Order({ orderId }: { orderId: OrderId }) {
  const view = useOrder(orderId);
  const order = view?.order ?? null;
  const wordsOf = useCurrencyWords();
  const cls = order?.cls;
  // What ends an order moves money: what may be withdrawn next is another.
  useEffect(() => {
    if (cls !== undefined) void withdrawPrompt.refresh();
  }, [cls]);

  if (order !== null) {
    if (order.kind !== 'withdrawal' && order.kind !== 'fastDraw') return <Gone />;
    return (
      <div className="payout">
        <OrderStatus order={order} />
        <OrderFacts order={order} verb={wordsOf(order.currency).withdrawWord} />
      </div>
    );
  }
  if (view === undefined || view.failed === null) return <Waiting />;
  if (view.failed === 'NOT_FOUND') return <Gone />;
  return (
    <section className="card wcard">
      <ErrorState
        title={t('common.errorTitle')}
        text={errorText(view.failed)}
        action={<Button onClick={() => location.reload()}>{t('common.retry')}</Button>}
      />
    </section>
  );
}

/** One pay-out as it goes on [4.05]; it can be left and come back to at any time. */
export function WithdrawOrderScreen() {
  const { orderId } = useParams();
  const verb = useCurrency()?.withdrawWord ?? tLater('walletPage.withdraw');
  return (
    <WalletPage title={tLater('withdraw.orderTitle', { verb })} above={walletPaths.withdraw}>
      {isOrderId(orderId) ? <Order key={orderId} orderId={orderId} /> : <Gone />}
    </WalletPage>
  );
}
