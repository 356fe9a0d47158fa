import { useForm } from 'react-hook-form';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { CodeField, codeRule } from '#app/features/people/account/form/code-field.tsx';
import { withStepUp } from '#app/features/people/account/step-up/step-up-store.ts';
import { useFormSubmission } from '#app/page/use-form-submission.ts';
import { emailTyped, isEmail } from '#contract/text/form-rules.ts';
import { callCore, core } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { TextField } from '#kit/form/text-field.tsx';
import { FormDialog } from '#kit/overlay/dialog/form-dialog.tsx';
import { profileRefusalText } from '../profile-change.ts';
import { t } from '../texts.ts';

function useBindEmail(onBound: () => void) {
  const { verb } = useWalletTerms();
  const form = useForm({ defaultValues: { email: '', code: '' }, mode: 'onChange', delayError: 300 });
  const { submit, busy } = useFormSubmission(form, {
    send: ({ email, code }) =>
      withStepUp('bindContact', () => callCore('profile.bindEmail', { email: emailTyped(email), code })),
    after: () => refreshAnswers('profile.get', 'security.overview'),
    refusal: (error) => ({
      at: error.code === 'EMAIL_TAKEN' ? 'email' : 'code',
      message: profileRefusalText(error, verb),
    }),
    onDone: () => {
      showToast({ text: t('email.bound'), tone: 'ok' });
      onBound();
    },
  });
  const sendCode = async () => {
    if (!(await form.trigger('email', { shouldFocus: true }))) return null;
    const email = emailTyped(form.getValues('email'));
    return (await core.session.sendCode('bindEmail', { email })).waitMs;
  };
  return { form, submit, busy, sendCode };
}

/** The first e-mail address of a member, by a code sent to it. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { verb } = useWalletTerms();
  const { form, submit, busy, sendCode } = useBindEmail(onClose);
  const { register, setError, formState } = form;
  return (
    <FormDialog
      icon="message"
      title={t('email.title')}
      description={t('email.lead', { verb })}
      closeLabel={t('common.close')}
      onClose={onClose}
      submitLabel={t('email.submit')}
      busy={busy}
      onSubmit={submit}
    >
      <TextField
        label={t('profile.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.email?.message}
        {...register('email', { validate: (email) => isEmail(emailTyped(email)) || t('email.wrong') })}
      />
      <CodeField
        error={formState.errors.code?.message}
        onSend={sendCode}
        onRefused={(message) => setError('code', { message })}
        {...register('code', { validate: codeRule })}
      />
    </FormDialog>
  );
}
