import { type ReactNode, useState } from 'react';
import { useCurrency } from '#app/features/ground/site/currency.ts';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { LoadedCard } from '#app/page/loading/loaded-card.tsx';
import { bindPhonePath, paths } from '#app/routes/paths.ts';
import type { BindingSteps } from '#contract/money/payee/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { NameForm } from './form/name-form.tsx';
import { kindOf, payeesOf } from './payee.ts';
import { PayeeSection } from './payee-section.tsx';
import { t } from './texts.ts';
import './payees.css';

/** The first step of all, by itself [3.16]. */
const BindName = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onOpenChange={onClose} title={t('payee.realNameSubmit')} closeLabel={t('common.close')}>
    <NameForm onBound={onClose} />
  </Dialog>
);

type StepProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly done: boolean;
  readonly doneText?: string;
  readonly action: ReactNode;
};

const Step = ({ icon, title, text, done, doneText = t('payee.bound'), action }: StepProps) => (
  <li className="binding-step">
    <span className="icon-tile icon-tile--plain">
      <Icon name={icon} size={18} />
    </span>
    <span className="binding-step__words">
      <b>{title}</b>
      <span className="cap t3">{text}</span>
    </span>
    {done ? (
      <span className="binding-step__done">
        <Icon name="check-circle" size={16} />
        {doneText}
      </span>
    ) : (
      action
    )}
  </li>
);

type BindingStepsCardProps = {
  readonly steps: BindingSteps;
  /** True if the withdrawal password is set; null until loaded. */
  readonly passwordSet: boolean | null;
  readonly verb: string;
};

/** Requirements before the first withdrawal [3.16], each with a link to it, so that none comes up later. */
function BindingStepsCard({ steps, passwordSet, verb }: BindingStepsCardProps) {
  const [binding, setBinding] = useState(false);
  const named = steps.realName === '' ? t('payee.stepNameText') : steps.realName;
  const phone = steps.phoneBound ? t('payee.stepPhoneText', { verb }) : t('payee.stepPhoneMissing', { verb });
  const small = buttonClass({ variant: 'soft', size: 'sm' });
  return (
    <Card aria-label={t('payee.steps')}>
      <div className="padded__head">
        <h2>{t('payee.steps')}</h2>
        <span className="cap t3">{t('payee.stepsText', { verb })}</span>
      </div>
      <ol className="binding-steps">
        <Step
          icon="user"
          title={t('payee.stepName')}
          text={named}
          done={steps.nameBound}
          action={
            <Button variant="soft" size="sm" onClick={() => setBinding(true)}>
              {t('payee.bindName')}
            </Button>
          }
        />
        <Step
          icon="phone"
          title={t('payee.stepPhone')}
          text={phone}
          done={steps.phoneBound}
          action={
            <Link className={small} to={bindPhonePath(paths.payees)}>
              {t('payee.bindPhone')}
            </Link>
          }
        />
        <Step
          icon="lock"
          title={t('payee.stepPassword', { verb })}
          text={t('payee.stepPasswordText', { verb })}
          done={passwordSet === true}
          doneText={t('payee.passwordSet')}
          action={
            passwordSet === false ? (
              <Link className={small} to={paths.password}>
                {t('payee.toPassword')}
              </Link>
            ) : null
          }
        />
      </ol>
      {binding ? <BindName onClose={() => setBinding(false)} /> : null}
    </Card>
  );
}

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
