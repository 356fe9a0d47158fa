import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { AccountPasswordField } from '#app/features/people/account/form/account-password-field.tsx';
import { NewPasswordField, passwordRule } from '#app/features/people/account/form/new-password-field.tsx';
import { useOnce } from '#app/features/people/account/form/use-once.ts';
import { EntryForm } from '#app/features/people/account/login/entry-form.tsx';
import { core } from '#core-client/core.ts';
import { Button } from '#kit/action/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { refuseStep, type StepOf, type StepTo } from './forgot-step.ts';
import { t } from './texts.ts';

/** Step three: the new password, twice. */
export function ForgotPassword({ proof, onStep }: { proof: StepOf<'password'>; onStep: StepTo }) {
  const { whom, token } = proof;
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
        await core.session.resetPassword(whom.channel, { name: whom.name, token, password });
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
        accountName={whom.name}
        {...register('password', {
          validate: (password) => passwordRule(password, whom.name),
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
