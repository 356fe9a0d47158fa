import { useForm } from 'react-hook-form';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { CodeField, codeRule } from '#app/features/people/account/form/code-field.tsx';
import { withStepUp } from '#app/features/people/account/step-up/step-up-store.ts';
import type { InputOf } from '#contract/book/table.ts';
import { emailTyped, isEmail } from '#contract/text/text-patterns.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore, core } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { TextField } from '#kit/form/text-field.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { profileRefusal } from '../profile-refusal.ts';
import { t } from '../texts.ts';

function useBindEmail(onBound: () => void) {
  const { verb } = useWalletTerms();
  const form = useForm({ defaultValues: { email: '', code: '' }, mode: 'onChange', delayError: 300 });
  const { handleSubmit, setError, getValues, trigger } = form;
  const { state, run } = useSubmission(async (asked: InputOf<'profile.bindEmail'>) => {
    await withStepUp('bindContact', () => callCore('profile.bindEmail', asked));
    await refreshAnswers('profile.get', 'security.overview');
  });
  const submit = handleSubmit(async ({ email, code }) => {
    const end = await run({ email: emailTyped(email), code });
    if (end.is === 'done') {
      showToast({ text: t('email.bound'), tone: 'ok' });
      onBound();
    }
    if (end.is !== 'refused') return;
    const field = end.error.code === 'EMAIL_TAKEN' ? 'email' : 'code';
    setError(field, { message: profileRefusal(end.error, verb) }, { shouldFocus: true });
  });
  const send = async () => {
    if (!(await trigger('email', { shouldFocus: true }))) return null;
    return (await core.session.sendCode('bindEmail', { email: emailTyped(getValues('email')) })).waitMs;
  };
  return { form, submit, send, isSending: state.is === 'sending' };
}

/** The first e-mail address of a member, by a code sent to it. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { verb } = useWalletTerms();
  const { form, submit, send, isSending } = useBindEmail(onClose);
  const { register, setError, formState } = form;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      icon="message"
      title={t('email.title')}
      description={t('email.lead', { verb })}
      closeLabel={t('common.close')}
    >
      <form className="pform" onSubmit={submit} noValidate>
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
          onSend={send}
          onRefused={(message) => setError('code', { message })}
          {...register('code', { validate: codeRule })}
        />
        <Button type="submit" variant="primary" size="lg" block loading={isSending}>
          {t('email.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
