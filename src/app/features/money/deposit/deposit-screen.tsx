import { type ReactNode, useState } from 'react';
import { LiveOrder } from '#app/features/money/order/panel/live-order.tsx';
import { OrderCard } from '#app/features/money/order/panel/order-card.tsx';
import { EndedNotice, PendingNotice } from '#app/features/money/wallet/command-notices.tsx';
import { IdentityGate } from '#app/features/people/account/identity-gate/identity-gate.tsx';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { depositOrderPath, helpPath } from '#app/routes/paths.ts';
import type { CommandSubject } from '#contract/commands/command.ts';
import type { OrderId } from '#contract/fields/ids.ts';
import { isDeposit } from '#contract/money/order/order-guards.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCommands } from '#core-client/command/commands.ts';
import { together, useCall } from '#core-client/query.ts';
import { useTopic } from '#core-client/topic.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card, inCard } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { tightestLimit } from './deposit-limit.ts';
import { DepositAside, DepositPanel } from './deposit-order-screen.tsx';
import { DepositForm } from './form/deposit-form.tsx';
import {
  type DepositWallet,
  useDepositDraft,
  useDepositWallet,
  useLinkValues,
} from './form/use-deposit-draft.ts';
import { LimitOffer } from './limit-offer.tsx';
import { t } from './texts.ts';
import './deposit.css';

const isDepositCommand = ({ subject }: { readonly subject: CommandSubject }) =>
  subject.is === 'deposit' || subject.is === 'fastDeposit';

/** An order once in sight stays there when it ends, so that its end is seen. */
function useHeld(newest: OrderId | undefined): OrderId | undefined {
  const [held, setHeld] = useState(newest);
  if (newest !== undefined && newest !== held) setHeld(newest);
  return newest ?? held;
}

/** Unfinished orders: those being verified first, then the newest order with all its actions, then links to the others. */
function DepositOrders() {
  const open = lastOf(useTopic('orders', null));
  const { pending, settled } = useCommands();
  const unfinished = (open ?? []).filter(isDeposit);
  const newest = useHeld(unfinished[0]?.orderId);
  return (
    <>
      {pending.filter(isDepositCommand).map((command) => (
        <PendingNotice key={command.requestId} command={command} />
      ))}
      {settled
        .filter((command) => isDepositCommand(command) && !command.isShown)
        .map((command) => (
          <EndedNotice key={command.requestId} command={command} />
        ))}
      {newest === undefined ? null : (
        <LiveOrder orderId={newest}>
          {(order) => (isDeposit(order) ? <DepositPanel order={order} /> : null)}
        </LiveOrder>
      )}
      {unfinished
        .filter(({ orderId }) => orderId !== newest)
        .map((order) => (
          <OrderCard key={order.orderId} order={order} to={depositOrderPath(order.orderId)} />
        ))}
    </>
  );
}

/** Guide to deposits in the help centre. */
const GUIDE = helpPath('deposit-withdraw');

const Loading = () => (
  <Card as="div" className="deposit__form" aria-busy="true">
    <Skeleton width={96} height={16} />
    <Skeleton shape="block" height={140} />
    <Skeleton shape="block" height={180} />
  </Card>
);

const NoMethods = () => (
  <EmptyState illustration="wait" title={t('deposit.noMethods')} text={t('deposit.noMethodsText')} />
);

const card = (inside: ReactNode) => <Card flush>{inside}</Card>;

/** Limits first, to whom they are still to be offered; then the ways to pay in. */
function PaymentMethods({ currency }: { currency: CurrencyEntry }) {
  const draft = useDepositDraft(currency.code);
  const limits = useCall('depositLimit.list', { currency: currency.code });
  const types = useCall('deposit.payTypes', { currency: currency.code });
  const open = lastOf(useTopic('orders', null)) ?? [];
  return (
    <Loaded of={together(types, limits)} waiting={<Loading />} frame={card}>
      {([offer, { offered, list }]) => {
        if (!offered) return <LimitOffer currency={currency} />;
        if (offer.list.every(({ status }) => status === 'inactive')) return card(<NoMethods />);
        return (
          <DepositForm
            currency={currency}
            offer={offer}
            draft={draft}
            own={tightestLimit(list)}
            open={open}
          />
        );
      }}
    </Loaded>
  );
}

/** Choice of the member's wallet for the deposit, where the site has several [1.05]. */
const WalletChoice = ({ wallet, currency }: { wallet: DepositWallet; currency: CurrencyEntry }) =>
  wallet.currencies.length < 2 ? null : (
    <div className="row gap-12">
      <span className="sm t2">{t('deposit.into')}</span>
      <Segmented
        label={t('deposit.into')}
        options={wallet.currencies.map(({ code, name }) => ({
          value: code,
          label: t('deposit.wallet', { name }),
        }))}
        value={currency.code}
        onValueChange={wallet.setCurrency}
      />
    </div>
  );

function Deposit() {
  const wallet = useDepositWallet();
  const linkValues = useLinkValues();
  const { currency } = wallet;
  return (
    <div className="deposit">
      <div className="deposit__side">
        <DepositOrders />
      </div>
      <div className="deposit__main">
        {currency === undefined ? (
          <Loading />
        ) : (
          <>
            <WalletChoice wallet={wallet} currency={currency} />
            <IdentityGate use="deposit" frame={inCard}>
              <PaymentMethods key={`${currency.code} ${linkValues}`} currency={currency} />
            </IdentityGate>
          </>
        )}
      </div>
      <DepositAside />
    </div>
  );
}

const Guide = () => (
  <Link className="more" to={GUIDE}>
    <Icon name="info" size={16} />
    {t('deposit.guide')}
  </Link>
);

/** Paying in [4.05]: what is unfinished first, then how much, which way, and the order made of it. */
export const DepositScreen = () => (
  <MemberPage title={t('deposit.title')} actions={<Guide />}>
    <Deposit />
  </MemberPage>
);
