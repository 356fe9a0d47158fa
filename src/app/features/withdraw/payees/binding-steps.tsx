import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { tLater } from '#app/i18n/later-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-paths.table.ts';
import { paths } from '#app/routes/paths.ts';
import { walletPaths } from '#app/routes/wallet-paths.ts';
import type { BindingSteps } from '#contract/models/payee.ts';
import { BindName } from './bind-name.tsx';
import './binding-steps.css';

type StepProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly done: boolean;
  readonly doneText?: string;
  readonly action: ReactNode;
};

const Step = ({ icon, title, text, done, doneText = tLater('payee.bound'), action }: StepProps) => (
  <li className="bstep">
    <span className="bstep__mark">
      <Icon name={icon} size={18} />
    </span>
    <span className="bstep__words">
      <b>{title}</b>
      <span className="cap t3">{text}</span>
    </span>
    {done ? (
      <span className="bstep__done">
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
  /** Null until known. */
  readonly passwordSet: boolean | null;
  readonly verb: string;
};

/** What has to be there before money can go out [3.16], each with the way to it; nothing is first asked for later. */
export function BindingStepsCard({ steps, passwordSet, verb }: BindingStepsCardProps) {
  const [binding, setBinding] = useState(false);
  const named = steps.realName === '' ? tLater('payee.stepNameText') : steps.realName;
  const phone = steps.userInfoBind
    ? tLater('payee.stepPhoneText', { verb })
    : tLater('payee.stepPhoneMissing');
  const small = buttonClass({ variant: 'soft', size: 'sm' });
  return (
    <section className="card wcard" aria-label={tLater('payee.steps')}>
      <div className="wcard__head">
        <h2>{tLater('payee.steps')}</h2>
        <span className="cap t3">{tLater('payee.stepsText', { verb })}</span>
      </div>
      <ol className="bsteps">
        <Step
          icon="user"
          title={tLater('payee.stepName')}
          text={named}
          done={steps.userRealNameBind}
          action={
            <Button variant="soft" size="sm" onClick={() => setBinding(true)}>
              {tLater('payee.bindName')}
            </Button>
          }
        />
        <Step
          icon="phone"
          title={tLater('payee.stepPhone')}
          text={phone}
          done={steps.userInfoBind}
          action={
            <Link className={small} to={paths.cs}>
              {tLater('payee.toService')}
            </Link>
          }
        />
        <Step
          icon="lock"
          title={tLater('payee.stepPassword', { verb })}
          text={tLater('payee.stepPasswordText', { verb })}
          done={passwordSet === true}
          doneText={tLater('payee.passwordSet')}
          action={
            passwordSet === false ? (
              <Link className={small} to={walletPaths.password}>
                {tLater('payee.toPassword')}
              </Link>
            ) : null
          }
        />
      </ol>
      {binding ? <BindName onClose={() => setBinding(false)} /> : null}
    </section>
  );
}
