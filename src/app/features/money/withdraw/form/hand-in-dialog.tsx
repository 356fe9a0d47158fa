import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { t } from '../texts.ts';
import { SecretDialog } from './secret-dialog.tsx';
import type { WithdrawalSubmission } from './use-withdrawal-submission.ts';

type HandInDialogProps = {
  readonly handing: WithdrawalSubmission;
  /** Whether the site requires the six digits [9.10]; otherwise a confirmation is enough. */
  readonly asksSecret: boolean;
  readonly verb: string;
  /** Summary of the withdrawal, its payee, and further effects. */
  readonly text: string;
  readonly amount: string;
};

/** Final confirmation of a withdrawal: the six digits, or a button where the site does not require them [9.10]. */
export function HandInDialog({ handing, asksSecret, verb, text, amount }: HandInDialogProps) {
  const { busy, slow } = handing;
  const submitLabel = t('withdraw.secretSubmit', { verb, amount });
  if (!asksSecret)
    return (
      <AlertDialog
        open
        title={t('withdraw.confirmTitle', { verb })}
        description={slow ? t('withdraw.slow') : text}
        confirmLabel={submitLabel}
        onConfirm={() => void handing.hand('')}
        cancelLabel={t('common.cancel')}
        onCancel={handing.close}
        busy={busy}
        leavable={slow}
      />
    );
  return (
    <SecretDialog
      title={t('withdraw.secretTitle', { verb })}
      verb={verb}
      text={text}
      submitLabel={submitLabel}
      busy={busy}
      slow={slow}
      problem={handing.wrong}
      onSubmit={handing.hand}
      onClose={handing.close}
    />
  );
}
