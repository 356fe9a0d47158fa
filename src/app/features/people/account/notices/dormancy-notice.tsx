import { useForm } from 'react-hook-form';
import { CodeField, codeRule } from '#app/features/people/account/form/code-field.tsx';
import { useOnce } from '#app/features/people/account/form/use-once.ts';
import { thrownRefusalText } from '#app/page/refusal-text.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { callCore, core } from '#core-client/core.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
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
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const once = useOnce();
  const days = useDaysSince(since);
  const send = async () => (await core.session.sendCode('reactivate', null)).waitMs;
  const submit = handleSubmit(({ code }) =>
    once(async () => {
      try {
        await callCore('dormancy.reactivate', { code: phone === null ? null : code });
        showToast({ text: t('account.reactivated'), tone: 'ok' });
        onClose();
      } catch (thrown) {
        setError('code', { message: thrownRefusalText('account', thrown) });
      }
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      busy={formState.isSubmitting}
      title={t('account.dormantTitle')}
      description={t('account.dormantText', { days })}
      closeLabel={t('common.close')}
    >
      <form className="notice-form" onSubmit={submit} noValidate>
        {phone !== null && (
          <>
            <p className="sm t2">{t('account.dormantPhone', { phone })}</p>
            <CodeField
              error={formState.errors.code?.message}
              onSend={send}
              onRefused={(message) => setError('code', { message })}
              {...register('code', { validate: codeRule })}
            />
          </>
        )}
        <div className="dialog__actions">
          <Button held={formState.isSubmitting} onClick={onClose}>
            {t('account.later')}
          </Button>
          <Button type="submit" variant="primary" loading={formState.isSubmitting}>
            {t('account.reactivate')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
