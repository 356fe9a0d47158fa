import { useEffect } from 'react';
import { tLater } from '#app/i18n/later-text.ts';
import { useCurrency } from '#app/link/currency.ts';
import { useCurrencyWords } from '#app/link/currency-words.ts';
import { withdrawPrompt } from '#app/link/payee-queries.ts';
import { AddressedOrder, OrderNotFound } from '#app/order/live-order.tsx';
import { walletPaths } from '#app/routes/wallet-paths.ts';
import { WalletPage } from '#app/wallet/wallet-page.tsx';
import { isPayOut, type PayOut } from '../pay-out.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderPanel } from './order-panel.tsx';
import '../payout.css';

function Order({ order }: { order: PayOut }) {
  const { withdrawWord: verb } = useCurrencyWords()(order.currency);
  const { cls } = order;
  // What ends an order moves money: what may be withdrawn next is another.
  useEffect(() => {
    if (cls !== 'open') void withdrawPrompt.refresh();
  }, [cls]);
  return (
    <div className="payout">
      <OrderPanel order={order} />
      <OrderFacts order={order} verb={verb} />
    </div>
  );
}

/** One pay-out as it goes on [4.05]; it can be left and come back to at any time. */
export function WithdrawOrderScreen() {
  const verb = useCurrency()?.withdrawWord ?? tLater('walletPage.withdraw');
  return (
    <WalletPage title={tLater('withdraw.orderTitle', { verb })} above={walletPaths.withdraw}>
      <AddressedOrder>
        {(order) => (isPayOut(order) ? <Order order={order} /> : <OrderNotFound />)}
      </AddressedOrder>
    </WalletPage>
  );
}
