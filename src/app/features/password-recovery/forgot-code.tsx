import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { callCore } from '#app/core-client/core.ts';
import { CodeField, codeRule } from '#app/features/account/code-field.tsx';
import { EntryForm } from '#app/features/account/login/entry-form.tsx';
import { useOnce } from '#app/features/account/use-once.ts';
import { Button } from '#app/kit/action/button.tsx';
import { refuseStep, type StepOf, type StepTo } from './forgot-step.ts';
import { sendRecoveryCode } from './send-recovery-code.ts';
import { t } from './texts.ts';

/** Step two: the code that was sent. */
export function ForgotCode({ proof, onStep }: { proof: StepOf<'code'>; onStep: StepTo }) {
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
