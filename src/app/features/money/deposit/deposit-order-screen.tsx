import { useEffect } from 'react';
import { useCurrencyTerms, useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { ActionBar } from '#app/features/money/order/actions/action-bar.tsx';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { actOn } from '#app/features/money/order/order-commands.ts';
import { AddressCode } from '#app/features/money/order/panel/address-code.tsx';
import { AddressedOrder, OrderNotFound } from '#app/features/money/order/panel/live-order.tsx';
import { OrderFacts } from '#app/features/money/order/panel/order-facts.tsx';
import { OrderFrame, OrderLinks } from '#app/features/money/order/panel/order-frame.tsx';
import { PayeeCard } from '#app/features/money/order/panel/payee-card.tsx';
import { OrderTimeline } from '#app/features/money/order/progress/order-timeline.tsx';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { helpPath, paths } from '#app/routes/paths.ts';
import { isDeposit } from '#contract/money/order/order-guards.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { Warning } from '../order/panel/order-frame.tsx';
import { t } from './texts.ts';
import './deposit.css';

const STEPS = ['stepOne', 'stepTwo', 'stepThree'] as const;

/** Steps of a deposit, its requirements, and the link to limit it. */
export function DepositAside() {
  const walletTerms = useWalletTerms();
  return (
    <Card as="aside" className="deposit__aside">
      <h2>{t('deposit.steps')}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`deposit.${step}`)}</li>
        ))}
      </ol>
      <p className="cap t3">
        {t('deposit.documents', walletTerms)}{' '}
        <Link className="link" to={helpPath('documents')}>
          {t('deposit.allDocuments')}
        </Link>
      </p>
      <p className="sm deposit__care">
        <Icon name="shield-check" size={18} />
        <span>
          {t('deposit.responsible')}{' '}
          <Link className="link" to={paths.limits}>
            {t('deposit.toLimits')}
          </Link>
        </span>
      </p>
    </Card>
  );
}

type DepositOrder = Extract<MoneyOrder, { kind: 'deposit' | 'fastDeposit' }>;

/**
 * Returns the state of a deposit order in words, and the member's next step; `card` is the site's name for a bank card
 * [1.05].
 */
const depositNextText = ({ state, counterparty }: DepositOrder, card: string): string =>
  state === 'created' && counterparty?.kind === 'chain'
    ? t('depositNext.createdChain')
    : t(`depositNext.${state}`, { card });

/** Reports whether the order waits for the member's payment. */
const isToPay = ({ state }: DepositOrder): boolean => state === 'created' || state === 'awaitPay';

/** Reports whether no counterparty is matched yet: money must not be sent. */
const isUnmatched = ({ state }: DepositOrder): boolean => state === 'matching';

/** Payment instructions, requirements, and payee. */
function ToPay({ order }: { order: DepositOrder }) {
  const { counterparty } = order;
  const { bankCardWord: card, unitWord: unit } = useCurrencyTerms()(order.currency);
  const waits = isToPay(order);
  return (
    <>
      {waits && counterparty?.kind === 'chain' ? (
        <AddressCode chain={counterparty.chain} address={counterparty.address} />
      ) : null}
      <PayeeCard order={order} />
      {waits ? (
        <Warning>
          {counterparty?.kind === 'chain'
            ? t('deposit.warning', { chain: counterparty.chain, unit })
            : t('deposit.bankWarning', { card })}
        </Warning>
      ) : null}
    </>
  );
}

/** The way on from an order that has ended. */
function Onward({ order }: { order: DepositOrder }) {
  const { bankCardWord: card } = useCurrencyTerms()(order.currency);
  if (order.state === 'unmatched') {
    const same = `${paths.deposit}?way=bank&amount=${minorToText(order.amount)}`;
    return (
      <Link className={buttonClass({ variant: 'primary', block: true })} to={same}>
        {t('deposit.bankInstead', { card })}
      </Link>
    );
  }
  return (
    <OrderLinks>
      <Link className={buttonClass()} to={paths.deposit}>
        {t('deposit.again')}
      </Link>
      <Link
        className={buttonClass({ variant: order.outcome === 'success' ? 'primary' : 'line' })}
        to={paths.wallet}
      >
        {t('deposit.toWallet')}
      </Link>
    </OrderLinks>
  );
}

const GIFTS = ['activity.firstDeposit', 'activity.continuedDeposit'] as const;

/** The bonus that the member may claim for a deposit that has arrived; nothing where there is none. */
function GiftToClaim({ orderId }: Pick<DepositOrder, 'orderId'>) {
  const money = useMoneyText();
  const first = lastOf(useCall(GIFTS[0], {}))?.part;
  const further = lastOf(useCall(GIFTS[1], {}))?.part;
  // The form requested both before this deposit had arrived.
  useEffect(() => void refreshAnswers(...GIFTS).catch(() => undefined), []);

  const isFirst = first?.deposit?.orderId === orderId;
  const deposit = isFirst ? first.deposit : further?.deposits.find((entry) => entry.orderId === orderId);
  const terms = isFirst ? first.terms : further?.terms;
  if (!deposit || !terms || deposit.state !== 'ready') return null;
  return (
    <p className="deposit__gift">
      <Icon name="gift" size={18} />
      <span>
        {t('deposit.giftReady', {
          gift: t(isFirst ? 'deposit.firstGift' : 'deposit.furtherGift'),
          bonus: money(deposit.bonus, 'CNY'),
          wagering: money(minor(deposit.bonus * BigInt(terms.times)), 'CNY'),
          time: dayTimeText(deposit.claimUntil),
        })}{' '}
        <Link className="link" to={isFirst ? paths.firstDeposit : paths.continuedDeposit}>
          {t('deposit.toGift')}
        </Link>
      </span>
    </p>
  );
}

/** Deposit order on one panel: the time left, the next step, the payee, its timeline, and its cancellation. */
export function DepositPanel({ order }: { order: DepositOrder }) {
  const { bankCardWord: card } = useCurrencyTerms()(order.currency);
  const isOpen = order.outcome === 'open';
  const title = order.kind === 'fastDeposit' ? t('deposit.fastTitle') : t('deposit.orderTitle');
  return (
    <OrderFrame
      order={order}
      title={title}
      timeLabel={t('deposit.payLeft')}
      next={depositNextText(order, card)}
    >
      {order.outcome === 'success' ? <GiftToClaim orderId={order.orderId} /> : null}
      {order.reason === '' ? null : <Warning>{order.reason}</Warning>}
      {isOpen && !isUnmatched(order) ? <ToPay order={order} /> : null}
      <OrderTimeline order={order} />
      <OrderFacts order={order} />
      <ActionBar order={order} act={actOn} />
      {isOpen ? null : <Onward order={order} />}
    </OrderFrame>
  );
}

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
