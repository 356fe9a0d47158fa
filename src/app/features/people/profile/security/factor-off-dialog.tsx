import { useForm } from 'react-hook-form';
import { AccountPasswordField } from '#app/features/people/account/form/account-password-field.tsx';
import { FactorCodeField, factorCodeRule } from '#app/features/people/account/step-up/factor-code-field.tsx';
import { factorRefusalText } from '#app/features/people/account/step-up/factor-refusal-text.ts';
import { useFormSubmission } from '#app/page/use-form-submission.ts';
import { core } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { FormDialog } from '#kit/overlay/dialog/form-dialog.tsx';
import { t } from '../texts.ts';

/** Turns the second factor off, by the login password and a code. */
export function FactorOffDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { register, formState } = form;
  const { submit, busy } = useFormSubmission(form, {
    send: ({ password, code }) => core.session.endFactor(name, password, code),
    after: () => refreshAnswers('security.overview'),
    refusal: (error) => ({
      at: error.code.startsWith('SECOND_FACTOR_') ? 'code' : 'password',
      message: factorRefusalText(error),
    }),
    onDone: () => {
      showToast({ text: t('security.factorIsOff'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      icon="shield"
      title={t('security.turnOffFactor')}
      description={t('security.offText')}
      closeLabel={t('common.close')}
      onClose={onClose}
      submitLabel={t('security.turnOff')}
      busy={busy}
      onSubmit={submit}
    >
      <AccountPasswordField
        label={t('security.password')}
        error={formState.errors.password?.message}
        {...register('password', { required: t('security.beginText') })}
      />
      <FactorCodeField
        orRecovery
        error={formState.errors.code?.message}
        {...register('code', { validate: factorCodeRule })}
      />
    </FormDialog>
  );
}
