import './factor.css';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  FactorCodeField,
  factorCodeRule,
  factorRefusalText,
} from '#app/features/people/account/step-up/factor-code.tsx';
import { copyValue } from '#app/page/copy-value.ts';
import { useFormSubmission } from '#app/page/use-form-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { DialogForm } from '#kit/overlay/dialog/form-dialog.tsx';
import { t } from '../texts.ts';

/** `ABCDE-FGHIJ`, as people copy it. */
const spaced = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

/** The codes that replace an authenticator, shown this once. */
export function RecoveryCodes({ codes, onConfirm }: { codes: readonly string[]; onConfirm: () => void }) {
  const copy = () => copyValue(codes.map(spaced).join('\n'), t('security.recovery'));
  return (
    <div className="dialog__form">
      <p className="sm t2">{t('security.recoveryText')}</p>
      <ol className="factor__recovery" aria-label={t('security.recovery')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{spaced(code)}</code>
          </li>
        ))}
      </ol>
      <Button icon="copy" block onClick={copy}>
        {t('security.copy')}
      </Button>
      <Button variant="primary" size="lg" block onClick={onConfirm}>
        {t('security.codesSaved')}
      </Button>
    </div>
  );
}

/** A code of the second factor, before the present recovery codes are replaced. */
function RenewCodes({ onRenewed }: { onRenewed: (codes: readonly string[]) => void }) {
  const form = useForm({ defaultValues: { code: '' } });
  const { register, formState } = form;
  const { submit, busy } = useFormSubmission(form, {
    send: ({ code }) => callCore('security.renewCodes', { code }),
    refusal: (error) => ({ at: 'code', message: factorRefusalText(error) }),
    onDone: ({ recoveryCodes }) => onRenewed(recoveryCodes),
  });
  return (
    <DialogForm submitLabel={t('security.renewSubmit')} busy={busy} onSubmit={submit}>
      <FactorCodeField
        orRecovery
        error={formState.errors.code?.message}
        {...register('code', { validate: factorCodeRule })}
      />
    </DialogForm>
  );
}

/** Replaces the recovery codes: a code of the second factor, then the new codes. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renewed = (next: readonly string[]) => {
    setCodes(next);
    void refreshAnswers('security.overview');
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      icon="shield"
      title={t(codes === null ? 'security.renewCodes' : 'security.recovery')}
      description={codes === null ? t('security.renewText') : undefined}
      closeLabel={codes === null ? t('common.close') : undefined}
    >
      {codes === null ? (
        <RenewCodes onRenewed={renewed} />
      ) : (
        <RecoveryCodes codes={codes} onConfirm={onClose} />
      )}
    </Dialog>
  );
}
