import { useForm } from 'react-hook-form';
import { useSubmission } from '#app/core-client/command/use-submission.ts';
import { core } from '#app/core-client/core.ts';
import { factorRefusal } from '#app/features/account/step-up/factor-refusal.ts';
import { Button } from '#app/kit/action/button.tsx';
import { PasswordField } from '#app/kit/form/password-field.tsx';
import { t } from '../texts.ts';
import type { Begun } from './factor-secret.tsx';

/** The login password, before a secret is shown. */
export function BeginFactor({ name, onBegun }: { name: string; onBegun: (begun: Begun) => void }) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const { state, run } = useSubmission((password: string) => core.session.beginFactor(name, password));
  const submit = handleSubmit(async ({ password }) => {
    const end = await run(password);
    if (end.is === 'done') onBegun(end.outcome);
    if (end.is === 'refused')
      setError('password', { message: factorRefusal(end.error) }, { shouldFocus: true });
  });
  return (
    <form className="pform" onSubmit={submit} noValidate>
      <PasswordField
        label={t('security.password')}
        autoComplete="current-password"
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
        error={formState.errors.password?.message}
        {...register('password', { required: t('security.beginText') })}
      />
      <Button type="submit" variant="primary" size="lg" block loading={state.is === 'sending'}>
        {t('security.confirm')}
      </Button>
    </form>
  );
}
