import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { LoadedCard } from '#app/page/loading/loaded-card.tsx';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { BindingStepsCard } from './binding-steps.tsx';
import { kindOf, payeesOf } from './payee.ts';
import { PayeeSection } from './payee-section.tsx';
import { t } from './texts.ts';
import './payees.css';

function Payees() {
  const currency = useCurrency();
  const payees = useCall('payee.list', {});
  const prompt = lastOf(useCall('withdraw.prompt', { currency: currency?.code ?? 'CNY' }));
  const first = kindOf(currency?.code ?? 'CNY');
  const kinds = first === 'card' ? (['card', 'address'] as const) : (['address', 'card'] as const);
  return (
    <LoadedCard of={payees}>
      {(saved) => (
        <>
          <BindingStepsCard
            steps={saved.steps}
            payees={payeesOf(saved)}
            kinds={kinds}
            passwordSet={prompt?.passwordSet ?? null}
            verb={currency?.withdrawWord ?? ''}
          />
          {kinds.map((kind) => (
            <PayeeSection
              key={kind}
              kind={kind}
              steps={saved.steps}
              payees={payeesOf(saved).filter(({ is }) => is === kind)}
            />
          ))}
        </>
      )}
    </LoadedCard>
  );
}

/** Payees of the member: the real name, bank cards and USDT addresses [3.13, 3.16]. */
export const PayeesScreen = () => (
  <MemberPage title={t('memberPage.payees')}>
    <Payees />
  </MemberPage>
);
