import { useForm } from 'react-hook-form';
import { CodeField, codeRule } from '#app/features/people/account/form/code-field.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { useFormSubmission } from '#app/page/use-form-submission.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { callCore, core } from '#core-client/core.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { FormDialog } from '#kit/overlay/dialog/form-dialog.tsx';
import { t } from '../texts.ts';
import { useDaysSince } from './use-days-since.ts';

interface DormancyNoticeProps {
  since: ServerTime;
  /** Masked; null for a member without one, who needs no code. */
  phone: string | null;
  onClose: () => void;
}

/** Informs a returning member that the account is dormant, and reactivates it [4.04]. */
export function DormancyNotice({ since, phone, onClose }: DormancyNoticeProps) {
  const form = useForm({ defaultValues: { code: '' } });
  const { register, setError, formState } = form;
  const days = useDaysSince(since);
  const sendCode = async () => (await core.session.sendCode('reactivate', null)).waitMs;
  const { submit, busy } = useFormSubmission(form, {
    send: ({ code }) => callCore('dormancy.reactivate', { code: phone === null ? null : code }),
    refusal: (error) => ({ at: 'code', message: refusalText('account', error) }),
    onDone: () => {
      showToast({ text: t('account.reactivated'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('account.dormantTitle')}
      description={t('account.dormantText', { days })}
      closeLabel={t('common.close')}
      onClose={onClose}
      submitLabel={t('account.reactivate')}
      laterLabel={t('account.later')}
      busy={busy}
      onSubmit={submit}
    >
      {phone === null ? (
        <FormProblem>{formState.errors.code?.message}</FormProblem>
      ) : (
        <>
          <p className="sm t2">{t('account.dormantPhone', { phone })}</p>
          <CodeField
            error={formState.errors.code?.message}
            onSend={sendCode}
            onRefused={(message) => setError('code', { message })}
            {...register('code', { validate: codeRule })}
          />
        </>
      )}
    </FormDialog>
  );
}
