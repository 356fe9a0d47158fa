import { useForm } from 'react-hook-form';
import { FactorCodeField, factorCodeRule } from '#app/features/people/account/step-up/factor-code-field.tsx';
import { factorRefusal } from '#app/features/people/account/step-up/factor-refusal.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { core } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { PasswordField } from '#kit/form/password-field.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { t } from '../texts.ts';

/** Turns the second factor off, by the login password and a code. */
export function FactorOffDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { register, handleSubmit, setError, formState } = form;
  const { state, run } = useSubmission(({ password, code }: { password: string; code: string }) =>
    core.session.endFactor(name, password, code),
  );
  const submit = handleSubmit(async (typed) => {
    const end = await run(typed, ({ is }) =>
      is === 'done' ? refreshAnswers('security.overview') : undefined,
    );
    if (end.is === 'done') {
      showToast({ text: t('security.factorIsOff'), tone: 'ok' });
      onClose();
    }
    if (end.is !== 'refused') return;
    const field = end.error.code.startsWith('SECOND_FACTOR_') ? 'code' : 'password';
    setError(field, { message: factorRefusal(end.error) }, { shouldFocus: true });
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      busy={state.is === 'sending'}
      icon="shield"
      title={t('security.turnOffFactor')}
      description={t('security.offText')}
      closeLabel={t('common.close')}
    >
      <form className="pform" onSubmit={submit} noValidate>
        <PasswordField
          label={t('security.password')}
          autoComplete="current-password"
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
          error={formState.errors.password?.message}
          {...register('password', { required: t('security.beginText') })}
        />
        <FactorCodeField
          orRecovery
          error={formState.errors.code?.message}
          {...register('code', { validate: factorCodeRule })}
        />
        <Button type="submit" variant="primary" size="lg" block loading={state.is === 'sending'}>
          {t('security.turnOff')}
        </Button>
      </form>
    </Dialog>
  );
}
