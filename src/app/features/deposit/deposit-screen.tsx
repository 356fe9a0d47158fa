import type { ReactNode } from 'react';
import { together, useCall } from '#app/core-client/query.ts';
import { useTopic } from '#app/core-client/topic.ts';
import { IdentityGate } from '#app/features/account/identity-gate/identity-gate.tsx';
import { MemberPage } from '#app/features/member/member-page.tsx';
import { Segmented } from '#app/kit/choice/segmented.tsx';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { helpPath } from '#app/routes/paths.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { DepositAside } from './deposit-aside.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositOrders } from './deposit-orders.tsx';
import { limitLeft } from './limit-left.ts';
import { LimitOffer } from './limit-offer.tsx';
import { t } from './texts.ts';
import { type DepositWallet, useBrought, useDepositDraft, useDepositWallet } from './use-deposit-draft.ts';
import './deposit.css';

/** How paying in works, in the help centre. */
const GUIDE = helpPath('deposit-withdraw');

const Loading = () => (
  <div className="card padded dep__form" aria-busy="true">
    <Skeleton width={96} height={16} />
    <Skeleton shape="block" height={140} />
    <Skeleton shape="block" height={180} />
  </div>
);

const NoMethods = () => (
  <EmptyState illustration="wait" title={t('deposit.noMethods')} text={t('deposit.noMethodsText')} />
);

const card = (inside: ReactNode) => <section className="card">{inside}</section>;

const padded = (inside: ReactNode) => <section className="card padded">{inside}</section>;

/** Limits first, to whom they are still to be offered; then the ways to pay in. */
function Ways({ currency }: { currency: CurrencyEntry }) {
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
          <DepositForm currency={currency} offer={offer} draft={draft} own={limitLeft(list)} open={open} />
        );
      }}
    </Loaded>
  );
}

/** Which of the member's wallets is paid into, where the site has several [1.05]. */
const WalletChoice = ({ wallet, currency }: { wallet: DepositWallet; currency: CurrencyEntry }) =>
  wallet.currencies.length < 2 ? null : (
    <div className="dep__wallet">
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
  const brought = useBrought();
  const { currency } = wallet;
  return (
    <div className="dep">
      <div className="dep__side">
        <DepositOrders />
      </div>
      <div className="dep__main">
        {currency === undefined ? (
          <Loading />
        ) : (
          <>
            <WalletChoice wallet={wallet} currency={currency} />
            <IdentityGate use="deposit" frame={padded}>
              <Ways key={`${currency.code} ${brought}`} currency={currency} />
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
