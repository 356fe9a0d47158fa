import { useForm } from 'react-hook-form';
import { useSubmission } from '#app/core-client/command/use-submission.ts';
import { callCore } from '#app/core-client/core.ts';
import { FactorCodeField, factorCodeRule } from '#app/features/account/step-up/factor-code-field.tsx';
import { factorRefusal } from '#app/features/account/step-up/factor-refusal.ts';
import { Button } from '#app/kit/action/button.tsx';
import { QrCode } from '#app/kit/mark/qr-code.tsx';
import { t } from '../texts.ts';

const QR_PX = 160;

export type Begun = { readonly secret: string; readonly uri: string };

interface FactorSecretProps {
  begun: Begun;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The secret as a code to scan and as text, and the first code that proves it has arrived. */
export function FactorSecret({ begun: { secret, uri }, onConfirmed }: FactorSecretProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const { state, run } = useSubmission((code: string) => callCore('security.factorConfirm', { code }));
  const submit = handleSubmit(async ({ code }) => {
    const end = await run(code);
    if (end.is === 'done') onConfirmed(end.outcome.recoveryCodes);
    if (end.is === 'refused') setError('code', { message: factorRefusal(end.error) }, { shouldFocus: true });
  });
  return (
    <form className="pform" onSubmit={submit} noValidate>
      <p className="sm t2">{t('security.scan')}</p>
      <div className="factor__code">
        <QrCode value={uri} size={QR_PX} title={t('security.qr')} />
      </div>
      <p className="factor__secret">
        <span className="cap t3">{t('security.secret')}</span>
        <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <FactorCodeField
        error={formState.errors.code?.message}
        {...register('code', { validate: factorCodeRule })}
      />
      <Button type="submit" variant="primary" size="lg" block loading={state.is === 'sending'}>
        {t('security.turnOn')}
      </Button>
    </form>
  );
}
