import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { paths } from '#app/routes/paths.ts';
import type { OutputOf } from '#contract/book/table.ts';
import type { ReviewKind } from '#contract/people/profile/review-states.table.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { ProgressLine } from '#kit/mark/progress-line.tsx';
import { t } from './texts.ts';

interface BindingProgressProps {
  payees: OutputOf<'payee.list'>;
  /** True if the withdrawal password is set; null until loaded. */
  passwordSet: boolean | null;
  onEdit: (kind: ReviewKind) => void;
}

const small = buttonClass({ variant: 'soft', size: 'sm' });

function stepsOf({ payees, passwordSet, onEdit }: BindingProgressProps, verb: string) {
  const { steps, cards, addresses } = payees;
  const bind = (kind: 'realName' | 'phone') => (
    <Button
      variant="soft"
      size="sm"
      aria-label={t('profile.bindOf', { what: t(`profile.${kind}`) })}
      onClick={() => onEdit(kind)}
    >
      {t('profile.bind')}
    </Button>
  );
  const link = (to: string, label: string) => (
    <Link className={small} to={to}>
      {label}
    </Link>
  );
  return [
    { name: t('profile.stepName'), done: steps.nameBound, action: bind('realName') },
    { name: t('profile.stepPhone'), done: steps.phoneBound, action: bind('phone') },
    {
      name: t('profile.stepPassword', { verb }),
      done: passwordSet === true,
      action: passwordSet === false ? link(paths.password, t('profile.toSet')) : null,
    },
    {
      name: t('profile.stepPayee'),
      done: cards.length + addresses.length > 0,
      action: link(paths.payees, t('profile.toAdd')),
    },
  ];
}

/** Requirements before a withdrawal [3.16], and links to the missing ones. */
export function BindingProgress(props: BindingProgressProps) {
  const { verb } = useWalletTerms();
  const steps = stepsOf(props, verb);
  const done = steps.filter((step) => step.done).length;
  return (
    <Card aria-label={t('profile.binding')}>
      <div className="padded__head">
        <h2>{t('profile.binding')}</h2>
        <span className="cap t3 num">{t('profile.bindingCount', { done, all: steps.length })}</span>
      </div>
      <span className="binding-progress__line">
        <ProgressLine value={done / steps.length} />
      </span>
      <ol className="binding-progress ruled">
        {steps.map((step, index) => (
          <li key={step.name} className={classNames(step.done && 'is-done')}>
            <span className="binding-progress__mark center">
              {step.done ? <Icon name="check" size={13} /> : index + 1}
            </span>
            <span className="binding-progress__name">{step.name}</span>
            {step.done ? null : step.action}
          </li>
        ))}
      </ol>
      <p className="hint">{t('profile.bindingHint', { verb })}</p>
    </Card>
  );
}
