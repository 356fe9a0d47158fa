import { useCall } from '#app/core-client/query.ts';
import { useCurrency } from '#app/features/site/currency.ts';
import { WalletPage } from '#app/features/wallet/wallet-page.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { LoadFailed } from '#app/page/load-failed.tsx';
import { t } from '../texts.ts';
import { BindingStepsCard } from './binding-steps.tsx';
import { kindOf, payeesOf } from './payee.ts';
import { PayeeSection } from './payee-section.tsx';
import './payees.css';

function Payees() {
  const currency = useCurrency();
  const payees = useCall('payee.list', {});
  const prompt = useCall('withdraw.prompt', { currency: currency?.code ?? 'CNY' });
  if (payees.data === undefined) {
    return (
      <section className="card padded" aria-busy={payees.error === null}>
        {payees.error ? <LoadFailed error={payees.error} onRetry={payees.refetch} /> : <SkeletonRows />}
      </section>
    );
  }
  const { steps } = payees.data;
  const saved = payeesOf(payees.data);
  const first = kindOf(currency?.code ?? 'CNY');
  const kinds = first === 'card' ? (['card', 'address'] as const) : (['address', 'card'] as const);
  return (
    <>
      <BindingStepsCard
        steps={steps}
        passwordSet={prompt.data?.passwordSet ?? null}
        verb={currency?.withdrawWord ?? ''}
      />
      {kinds.map((kind) => (
        <PayeeSection key={kind} kind={kind} steps={steps} payees={saved.filter(({ is }) => is === kind)} />
      ))}
    </>
  );
}

/** Where money may go: the name it stands under, bank cards and USDT addresses [3.13, 3.16]. */
export const PayeesScreen = () => (
  <WalletPage title={t('walletPage.payees')}>
    <Payees />
  </WalletPage>
);
