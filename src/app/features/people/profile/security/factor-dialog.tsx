import './factor.css';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AccountPasswordField } from '#app/features/people/account/form/account-password-field.tsx';
import {
  FactorCodeField,
  factorCodeRule,
  factorRefusalText,
} from '#app/features/people/account/step-up/factor-code.tsx';
import { useFormSubmission } from '#app/page/use-form-submission.ts';
import { callCore, core } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { QrCode } from '#kit/mark/qr-code.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { DialogForm, FormDialog } from '#kit/overlay/dialog/form-dialog.tsx';
import { t } from '../texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Turns the second factor off, by the login password and a code. */
export function FactorOffDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { register, formState } = form;
  const { submit, busy } = useFormSubmission(form, {
    send: ({ password, code }) => core.session.endFactor(name, password, code),
    after: () => refreshAnswers('security.overview'),
    refusal: (error) => ({
      at: error.code.startsWith('SECOND_FACTOR_') ? 'code' : 'password',
      message: factorRefusalText(error),
    }),
    onDone: () => {
      showToast({ text: t('security.factorIsOff'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      icon="shield"
      title={t('security.turnOffFactor')}
      description={t('security.offText')}
      closeLabel={t('common.close')}
      onClose={onClose}
      submitLabel={t('security.turnOff')}
      busy={busy}
      onSubmit={submit}
    >
      <AccountPasswordField
        label={t('security.password')}
        error={formState.errors.password?.message}
        {...register('password', { required: t('security.beginText') })}
      />
      <FactorCodeField
        orRecovery
        error={formState.errors.code?.message}
        {...register('code', { validate: factorCodeRule })}
      />
    </FormDialog>
  );
}

const QR_PX = 160;

type Begun = { readonly secret: string; readonly uri: string };

interface FactorSecretProps {
  begun: Begun;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The secret as a code to scan and as text, and the first code that proves it has arrived. */
function FactorSecret({ begun: { secret, uri }, onConfirmed }: FactorSecretProps) {
  const form = useForm({ defaultValues: { code: '' } });
  const { register, formState } = form;
  const { submit, busy } = useFormSubmission(form, {
    send: ({ code }) => callCore('security.factorConfirm', { code }),
    refusal: (error) => ({ at: 'code', message: factorRefusalText(error) }),
    onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <DialogForm submitLabel={t('security.turnOn')} busy={busy} onSubmit={submit}>
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
    </DialogForm>
  );
}

/** The login password, before a secret is shown. */
function BeginFactor({ name, onBegun }: { name: string; onBegun: (begun: Begun) => void }) {
  const form = useForm({ defaultValues: { password: '' } });
  const { register, formState } = form;
  const { submit, busy } = useFormSubmission(form, {
    send: ({ password }) => core.session.beginFactor(name, password),
    refusal: (error) => ({ at: 'password', message: factorRefusalText(error) }),
    onDone: onBegun,
  });
  return (
    <DialogForm submitLabel={t('security.confirm')} busy={busy} onSubmit={submit}>
      <AccountPasswordField
        label={t('security.password')}
        error={formState.errors.password?.message}
        {...register('password', { required: t('security.beginText') })}
      />
    </DialogForm>
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
      onOpenChange={onClose}
      icon="shield"
      title={t(isLast ? 'security.recovery' : 'security.turnOnFactor')}
      description={step.is === 'password' ? t('security.beginText') : undefined}
      closeLabel={isLast ? undefined : t('common.close')}
    >
      {step.is === 'password' ? (
        <BeginFactor name={name} onBegun={(begun) => setStep({ is: 'secret', begun })} />
      ) : null}
      {step.is === 'secret' ? <FactorSecret begun={step.begun} onConfirmed={confirmed} /> : null}
      {step.is === 'codes' ? <RecoveryCodes codes={step.codes} onConfirm={onClose} /> : null}
    </Dialog>
  );
}
