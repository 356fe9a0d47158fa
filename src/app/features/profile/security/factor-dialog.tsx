import { useState } from 'react';
import { refreshAnswers } from '#app/core-client/query.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { Dialog } from '#app/kit/overlay/dialog.tsx';
import { t } from '../texts.ts';
import { BeginFactor } from './begin-factor.tsx';
import { type Begun, FactorSecret } from './factor-secret.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import './factor.css';

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
