import { AddressedOrder, OrderNotFound } from '#app/features/money/order/panel/live-order.tsx';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { paths } from '#app/routes/paths.ts';
import { isDeposit } from '#contract/money/order/order-guards.ts';
import { DepositAside, DepositPanel } from './deposit-panel.tsx';
import { t } from './texts.ts';
import './deposit.css';

/** One order that pays in, through all its states to its end [4.05]. */
export const DepositOrderScreen = () => (
  <MemberPage title={t('deposit.orderTitle')} above={paths.deposit}>
    <div className="deposit deposit--order">
      <AddressedOrder>
        {(order) => (isDeposit(order) ? <DepositPanel order={order} /> : <OrderNotFound />)}
      </AddressedOrder>
      <DepositAside />
    </div>
  </MemberPage>
);
