import { useEffect } from 'react';
import { tLater } from '#app/i18n/later-text.ts';
import { useCurrency } from '#app/link/currency.ts';
import { useCurrencyWords } from '#app/link/currency-words.ts';
import { withdrawPrompt } from '#app/link/payee-queries.ts';
import { AddressedOrder, OrderNotFound } from '#app/order/live-order.tsx';
import { walletPaths } from '#app/routes/wallet-paths.ts';
import { WalletPage } from '#app/wallet/wallet-page.tsx';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderStatus } from './order-status.tsx';
import '../form/withdraw.css';
import './withdraw-order.css';

function Order({ order }: { order: MoneyOrder }) {
  const wordsOf = useCurrencyWords();
  const { cls, currency, kind } = order;
  // What ends an order moves money: what may be withdrawn next is another.
  useEffect(() => {
    if (cls) void withdrawPrompt.refresh();
  }, [cls]);

  if (kind !== 'withdrawal' && kind !== 'fastDraw') return <OrderNotFound />;
  return (
    <div className="payout">
      <OrderStatus order={order} />
      <OrderFacts order={order} verb={wordsOf(currency).withdrawWord} />
    </div>
  );
}

/** One pay-out as it goes on [4.05]; it can be left and come back to at any time. */
export function WithdrawOrderScreen() {
  const verb = useCurrency()?.withdrawWord ?? tLater('walletPage.withdraw');
  return (
    <WalletPage title={tLater('withdraw.orderTitle', { verb })} above={walletPaths.withdraw}>
      <AddressedOrder>{(order) => <Order order={order} />}</AddressedOrder>
    </WalletPage>
  );
}
