import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { t } from '../texts.ts';
import { SecretDialog } from './secret-dialog.tsx';
import type { HandingIn } from './use-handing-in.ts';

type HandInDialogProps = {
  readonly handing: HandingIn;
  /** Does the site ask for the six digits [9.10]? A plain yes does otherwise. */
  readonly asksSecret: boolean;
  readonly verb: string;
  /** What is about to be paid out, to whom, and what goes with it. */
  readonly text: string;
  readonly amount: string;
};

/** The last question before money goes out: the six digits, or a yes where the site asks for none [9.10]. */
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
