import { textOfError } from '#app/i18n/error-text.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { t } from '#app/i18n/text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { ErrorState } from '#app/kit/feedback/states.tsx';
import { useCurrency } from '#app/link/currency.ts';
import { payeeList, withdrawPrompt } from '#app/link/payee-queries.ts';
import { useCall } from '#app/link/query.ts';
import { WalletPage } from '#app/wallet/wallet-page.tsx';
import { BindingStepsCard } from './binding-steps.tsx';
import { kindOf, payeesOf } from './payee.ts';
import { PayeeSection } from './payee-section.tsx';
import './payees.css';

function Payees() {
  const currency = useCurrency();
  const payees = useCall(payeeList, {});
  const prompt = useCall(withdrawPrompt, { currency: currency?.code ?? 'CNY' });
  if (payees.data === undefined) {
    return (
      <section className="card wcard" aria-busy={payees.error === null}>
        {payees.error ? (
          <ErrorState
            title={t('common.errorTitle')}
            text={textOfError(payees.error)}
            action={<Button onClick={() => payees.refetch()}>{t('common.retry')}</Button>}
          />
        ) : (
          <SkeletonRows />
        )}
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
  <WalletPage title={tLater('walletPage.payees')}>
    <Payees />
  </WalletPage>
);
