import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SecretField } from '#app/features/money/withdraw-password/secret-field.tsx';
import { paths } from '#app/routes/paths.ts';
import { isWithdrawalPassword } from '#contract/text/form-rules.ts';
import { Button } from '#kit/action/button.tsx';
import { Link } from '#kit/link/link.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { t } from '../texts.ts';
import type { WithdrawalSubmission } from './use-withdrawal-submission.ts';
import './withdraw.css';

type SecretDialogProps = {
  readonly title: string;
  /** Site's word for a withdrawal [1.05]. */
  readonly verb: string;
  /** Summary of the action: amount and destination. */
  readonly text: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  /** The answer stays out and is being looked for. */
  readonly slow: boolean;
  readonly problem: string | null;
  readonly onSubmit: (digits: string) => void;
  readonly onClose: () => void;
};

/** Dialog that requires the six digits [5.05] before a withdrawal; after a wrong attempt it is cleared and focused again. */
function SecretDialog({ busy, slow, problem, onSubmit, onClose, ...words }: SecretDialogProps) {
  const [digits, setDigits] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem === null) return;
    setDigits('');
    field.current?.focus();
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fits = isWithdrawalPassword(digits);
    setMissing(!fits);
    if (fits && !busy) onSubmit(digits);
  };
  const shownProblem = digits === '' ? problem : null;
  const error = missing ? t('secret.missing') : (shownProblem ?? undefined);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={busy && !slow}
      initialFocus={field}
      title={words.title}
      description={words.text}
      closeLabel={t('common.close')}
    >
      <form className="secret-dialog" onSubmit={submit} noValidate>
        <SecretField
          ref={field}
          label={t('secret.first', { verb: words.verb })}
          labelHidden
          value={digits}
          readOnly={busy}
          error={error}
          onValueChange={(next) => {
            setDigits(next);
            setMissing(false);
          }}
        />
        <p className="hint" role="status">
          {slow ? t('withdraw.slow') : null}
        </p>
        <Button type="submit" variant="primary" size="lg" block loading={busy}>
          {words.submitLabel}
        </Button>
        <Link className="link sm secret-dialog__forgot" to={`${paths.password}?by=phone`}>
          {t('secret.forgot', { verb: words.verb })}
        </Link>
      </form>
    </Dialog>
  );
}

type ConfirmWithdrawalProps = {
  readonly handing: WithdrawalSubmission;
  /** True if the site requires the six digits [9.10]; otherwise a confirmation is enough. */
  readonly isSecretRequired: boolean;
  readonly verb: string;
  /** Summary of the withdrawal, its payee, and further effects. */
  readonly text: string;
  readonly amount: string;
};

/** Final confirmation of a withdrawal: the six digits, or a button where the site does not require them [9.10]. */
export function ConfirmWithdrawalDialog({
  handing,
  isSecretRequired,
  verb,
  text,
  amount,
}: ConfirmWithdrawalProps) {
  const { busy, slow } = handing;
  const submitLabel = t('withdraw.secretSubmit', { verb, amount });
  if (!isSecretRequired)
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
