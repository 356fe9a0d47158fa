import './forgot-progress.css';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { CodeField, codeRule } from '#app/features/people/account/form/code-field.tsx';
import { useOnce } from '#app/features/people/account/form/use-once.ts';
import { EntryForm, OtherEntry } from '#app/features/people/account/login/entry-form.tsx';
import { paths } from '#app/routes/paths.ts';
import { callCore } from '#core-client/core.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Link } from '#kit/link/link.tsx';
import { EntryFrame } from '../account/login/entry-frame.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { type ForgotStep, refuseStep, type StepOf, type StepTo } from './forgot-step.ts';
import { ForgotWho } from './forgot-who.tsx';
import { sendRecoveryCode } from './send-recovery-code.ts';
import { t } from './texts.ts';

/** Step two: the code that was sent. */
function ForgotCode({ proof, onStep }: { proof: StepOf<'code'>; onStep: StepTo }) {
  const { whom, token, sentTo, waitMs } = proof;
  const form = useForm({ defaultValues: { code: '' }, mode: 'onChange', delayError: 300 });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const once = useOnce();
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(({ code }) =>
    once(async () => {
      const name = whom.channel === 'phone' ? 'passwordRecovery.phoneTwo' : 'passwordRecovery.emailTwo';
      try {
        const proven = await callCore(name, { token, code });
        onStep({ is: 'password', whom, token: proven.token });
      } catch (thrown) {
        refuseStep(thrown, onStep, (message) => setError('code', { message }, { shouldFocus: true }));
      }
    }),
  );
  const sendAgain = async () => {
    const again = await sendRecoveryCode(whom);
    onStep(again);
    return again.waitMs;
  };

  return (
    <EntryForm onSubmit={submit}>
      <p className="t2" role="status">
        {t('forgot.sentTo', { to: sentTo })}
      </p>
      <CodeField
        error={formState.errors.code?.message}
        firstWaitMs={waitMs}
        onSend={sendAgain}
        onRefused={(message) => setError('code', { message })}
        {...register('code', { validate: codeRule })}
      />
      <Button type="submit" variant="primary" size="lg" block loading={formState.isSubmitting}>
        {t('forgot.next')}
      </Button>
      <button type="button" className="link sm" onClick={() => onStep({ is: 'who', told: null })}>
        {t('forgot.startOver')}
      </button>
    </EntryForm>
  );
}

const STEPS = [
  { is: 'who', label: t('forgot.stepWho') },
  { is: 'code', label: t('forgot.stepCode') },
  { is: 'password', label: t('forgot.stepPassword') },
] as const;

/** The three steps, and which one it is. */
function ForgotProgress({ step }: { step: (typeof STEPS)[number]['is'] }) {
  const here = STEPS.findIndex(({ is }) => is === step);
  return (
    <ol className="steps" aria-label={t('forgot.steps')}>
      {STEPS.map(({ is, label }, index) => (
        <li
          key={is}
          className={index < here ? 'is-past' : undefined}
          aria-current={index === here ? 'step' : undefined}
        >
          <i aria-hidden="true">{index + 1}</i>
          {label}
        </li>
      ))}
    </ol>
  );
}

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
