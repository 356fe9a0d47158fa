import { type ReactNode, useState } from 'react';
import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { bindPhonePath, paths } from '#app/routes/paths.ts';
import type { BindingSteps } from '#contract/money/payee/schema.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { LineIcon, type LineIconName } from '#kit/icon/line/line-icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { AddPayee } from './form/add-payee.tsx';
import { NameForm } from './form/name-form.tsx';
import { currencyOf, type Payee, type PayeeKind, payeeName } from './payee.ts';
import { t } from './texts.ts';

/** The first step of all, by itself [3.16]. */
const BindName = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onOpenChange={onClose} title={t('payee.realNameSubmit')} closeLabel={t('common.close')}>
    <NameForm onBound={onClose} />
  </Dialog>
);

type StepProps = {
  readonly icon: LineIconName;
  readonly title: string;
  readonly text: string;
  readonly done: boolean;
  readonly doneText?: string;
  readonly action: ReactNode;
};

const Step = ({ icon, title, text, done, doneText = t('payee.bound'), action }: StepProps) => (
  <li className="binding-step row gap-12">
    <span className="icon-tile icon-tile--plain">
      <LineIcon name={icon} size={18} />
    </span>
    <span className="stack grow">
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

const KIND_ICONS = { card: 'bank', address: 'coins' } as const;

type SelectedStepProps = {
  readonly kind: PayeeKind;
  readonly payees: readonly Payee[];
  readonly steps: BindingSteps;
};

/** The payee that withdrawals of its currency propose: to be added, or to be selected in the list below. */
function SelectedStep({ kind, payees, steps }: SelectedStepProps) {
  const { bankCardWord: cardTerm, withdrawWord: verb } = useCurrencyTerms()(currencyOf(kind));
  const [adding, setAdding] = useState(false);
  const [first] = payees;
  const isSelected = steps.selected[kind];
  const text = () => {
    if (first === undefined) return t('payee.stepSelectNone', { word: cardTerm, verb });
    return isSelected ? payeeName(first) : t('payee.stepSelectOne', { verb, count: payees.length });
  };
  return (
    <>
      <Step
        icon={KIND_ICONS[kind]}
        title={t('payee.stepSelect', { verb, word: cardTerm })}
        text={text()}
        done={isSelected}
        doneText={t('payee.selected')}
        action={
          first === undefined ? (
            <Button
              variant="soft"
              size="sm"
              aria-label={t('payee.toAddOf', { word: cardTerm })}
              onClick={() => setAdding(true)}
            >
              {t('payee.toAdd')}
            </Button>
          ) : null
        }
      />
      {adding ? <AddPayee kind={kind} steps={steps} onClose={() => setAdding(false)} /> : null}
    </>
  );
}

type BindingStepsCardProps = {
  readonly steps: BindingSteps;
  /** Saved payees, those of the site's currency first. */
  readonly payees: readonly Payee[];
  /** Kinds in the order of their lists. */
  readonly kinds: readonly PayeeKind[];
  /** True if the withdrawal password is set; null until loaded. */
  readonly passwordSet: boolean | null;
  readonly verb: string;
};

/** Requirements before the first withdrawal [3.16], each with a link to it, so that none comes up later. */
export function BindingStepsCard({ steps, payees, kinds, passwordSet, verb }: BindingStepsCardProps) {
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
      <ol className="stack">
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
        {kinds.map((kind) => (
          <SelectedStep
            key={kind}
            kind={kind}
            steps={steps}
            payees={payees.filter(({ is }) => is === kind)}
          />
        ))}
      </ol>
      {binding ? <BindName onClose={() => setBinding(false)} /> : null}
    </Card>
  );
}
