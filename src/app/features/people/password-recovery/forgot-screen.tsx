import './forgot-progress.css';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { AccountPasswordField } from '#app/features/people/account/form/account-password-field.tsx';
import { CodeField, codeRule } from '#app/features/people/account/form/code-field.tsx';
import { NewPasswordField, passwordRule } from '#app/features/people/account/form/new-password-field.tsx';
import { useOnce } from '#app/page/use-form-submission.ts';
import { paths } from '#app/routes/paths.ts';
import { callCore, core } from '#core-client/core.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { EntryForm, EntryFrame, OtherEntry } from '../account/login/entry-frame.tsx';
import { ForgotAccount } from './forgot-account.tsx';
import { type ForgotStep, refuseStep, type StepOf, type StepTo, sendRecoveryCode } from './forgot-step.ts';
import { t } from './texts.ts';

/** Step three: the new password, twice. */
function ForgotPassword({ proof, onStep }: { proof: StepOf<'password'>; onStep: StepTo }) {
  const { account, token } = proof;
  const form = useForm({
    defaultValues: { password: '', again: '' },
    mode: 'onChange',
    delayError: 300,
  });
  const { register, handleSubmit, setError, setFocus, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const once = useOnce();
  const typed = watch('password');
  const again = watch('again');
  useEffect(() => setFocus('password'), [setFocus]);

  const submit = handleSubmit(({ password }) =>
    once(async () => {
      try {
        await core.session.resetPassword(account.channel, { name: account.name, token, password });
        onStep({ is: 'done' });
      } catch (thrown) {
        refuseStep(thrown, onStep, (message) => setError('password', { message }, { shouldFocus: true }));
      }
    }),
  );

  return (
    <EntryForm onSubmit={submit}>
      <NewPasswordField
        label={t('account.newPassword')}
        error={errors.password?.message}
        typed={typed}
        accountName={account.name}
        {...register('password', {
          validate: (password) => passwordRule(password, account.name),
          deps: again === '' ? [] : ['again'],
        })}
      />
      <AccountPasswordField
        label={t('forgot.again')}
        leading={<Icon name="lock" size={19} />}
        autoComplete="new-password"
        error={errors.again?.message}
        {...register('again', {
          validate: (second, { password }) => second === password || t('forgot.againDiffers'),
        })}
      />
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
        {t('forgot.submit')}
      </Button>
    </EntryForm>
  );
}

/** Step two: the code that was sent. */
function ForgotCode({ proof, onStep }: { proof: StepOf<'code'>; onStep: StepTo }) {
  const { account, token, sentTo, waitMs } = proof;
  const form = useForm({ defaultValues: { code: '' }, mode: 'onChange', delayError: 300 });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const once = useOnce();
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(({ code }) =>
    once(async () => {
      const name = account.channel === 'phone' ? 'passwordRecovery.phoneTwo' : 'passwordRecovery.emailTwo';
      try {
        const proven = await callCore(name, { token, code });
        onStep({ is: 'password', account, token: proven.token });
      } catch (thrown) {
        refuseStep(thrown, onStep, (message) => setError('code', { message }, { shouldFocus: true }));
      }
    }),
  );
  const sendAgain = async () => {
    const again = await sendRecoveryCode(account);
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
      <button type="button" className="link sm" onClick={() => onStep({ is: 'who', notice: null })}>
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
  const [step, setStep] = useState<ForgotStep>({ is: 'who', notice: null });
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
          {step.is === 'who' && <ForgotAccount notice={step.notice} onStep={setStep} />}
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
