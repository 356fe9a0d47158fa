import './factor.css';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FactorCodeField, factorCodeRule } from '#app/features/people/account/step-up/factor-code-field.tsx';
import { factorRefusal } from '#app/features/people/account/step-up/factor-refusal.ts';
import { copyText } from '#app/page/copy-text.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore, core } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { PasswordField } from '#kit/form/password-field.tsx';
import { QrCode } from '#kit/mark/qr-code.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { t } from '../texts.ts';

const QR_PX = 160;

type Begun = { readonly secret: string; readonly uri: string };

interface FactorSecretProps {
  begun: Begun;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The secret as a code to scan and as text, and the first code that proves it has arrived. */
function FactorSecret({ begun: { secret, uri }, onConfirmed }: FactorSecretProps) {
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

/** The login password, before a secret is shown. */
function BeginFactor({ name, onBegun }: { name: string; onBegun: (begun: Begun) => void }) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const { state, run } = useSubmission((password: string) => core.session.beginFactor(name, password));
  const submit = handleSubmit(async ({ password }) => {
    const end = await run(password);
    if (end.is === 'done') onBegun(end.outcome);
    if (end.is === 'refused')
      setError('password', { message: factorRefusal(end.error) }, { shouldFocus: true });
  });
  return (
    <form className="pform" onSubmit={submit} noValidate>
      <PasswordField
        label={t('security.password')}
        autoComplete="current-password"
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
        error={formState.errors.password?.message}
        {...register('password', { required: t('security.beginText') })}
      />
      <Button type="submit" variant="primary" size="lg" block loading={state.is === 'sending'}>
        {t('security.confirm')}
      </Button>
    </form>
  );
}

/** `ABCDE-FGHIJ`, as people copy it. */
const spaced = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

/** The codes that replace an authenticator, shown this once. */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const copy = () => copyText(codes.map(spaced).join('\n'), t('security.recovery'));
  return (
    <div className="pform">
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
      <Button variant="primary" size="lg" block onClick={onKept}>
        {t('security.kept')}
      </Button>
    </div>
  );
}

type Step =
  | { readonly is: 'password' }
  | { readonly is: 'secret'; readonly begun: Begun }
  | { readonly is: 'codes'; readonly codes: readonly string[] };

/** Turns the second factor on: the password, a code of the secret, then the codes that replace it. */
export function FactorDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const [step, setStep] = useState<Step>({ is: 'password' });
  const confirmed = (codes: readonly string[]) => {
    setStep({ is: 'codes', codes });
    showToast({ text: t('security.factorIsOn'), tone: 'ok' });
    void refreshAnswers('security.overview', 'security.sessions');
  };
  const isLast = step.is === 'codes';
  return (
    <Dialog
      open
      onOpenChange={() => isLast || onClose()}
      lightDismiss={false}
      icon="shield"
      title={t(isLast ? 'security.recovery' : 'security.turnOnFactor')}
      description={step.is === 'password' ? t('security.beginText') : undefined}
      closeLabel={isLast ? undefined : t('common.close')}
    >
      {step.is === 'password' ? (
        <BeginFactor name={name} onBegun={(begun) => setStep({ is: 'secret', begun })} />
      ) : null}
      {step.is === 'secret' ? <FactorSecret begun={step.begun} onConfirmed={confirmed} /> : null}
      {step.is === 'codes' ? <RecoveryCodes codes={step.codes} onKept={onClose} /> : null}
    </Dialog>
  );
}
