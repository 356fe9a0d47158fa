import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OtherEntry } from '#app/features/account/login/entry-form.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { paths } from '#app/routes/paths.ts';
import { EntryFrame } from '../account/login/entry-frame.tsx';
import { ForgotCode } from './forgot-code.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { ForgotProgress } from './forgot-progress.tsx';
import type { ForgotStep } from './forgot-step.ts';
import { ForgotWho } from './forgot-who.tsx';
import { t } from './texts.ts';

/** A forgotten password in three steps, by phone or e-mail [4.06, 7.12]. */
export function ForgotScreen() {
  const [step, setStep] = useState<ForgotStep>({ is: 'who', told: null });
  const { search } = useLocation();
  const toLogin = { pathname: paths.login, search };
  return (
    <EntryFrame
      heading={t('forgot.heading')}
      lead={t('forgot.lead')}
      slogan={t('forgot.slogan')}
      promise={t('forgot.promise')}
    >
      {step.is === 'done' ? (
        <EmptyState
          illustration="gate"
          title={t('forgot.doneTitle')}
          text={t('forgot.doneText')}
          action={
            <Link className={buttonClass({ variant: 'primary' })} to={toLogin}>
              {t('forgot.toLogin')}
            </Link>
          }
        />
      ) : (
        <>
          <ForgotProgress step={step.is} />
          {step.is === 'who' && <ForgotWho told={step.told} onStep={setStep} />}
          {step.is === 'code' && <ForgotCode proof={step} onStep={setStep} />}
          {step.is === 'password' && <ForgotPassword proof={step} onStep={setStep} />}
          <OtherEntry>
            <span className="t2">{t('forgot.remembered')}</span>
            <Link className={buttonClass({ variant: 'soft' })} to={toLogin}>
              {t('forgot.toLogin')}
            </Link>
          </OtherEntry>
        </>
      )}
    </EntryFrame>
  );
}
