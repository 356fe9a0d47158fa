import type { FormEvent, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { StepUpAction, StepUpProof } from '#contract/people/security/schema.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore, core } from '#core-client/core.ts';
import { useSession } from '#core-client/session.ts';
import { VisuallyHidden } from '#kit/a11y/visually-hidden.tsx';
import { Button } from '#kit/action/button.tsx';
import { PasswordField } from '#kit/form/password-field.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { t } from '../texts.ts';
import { FactorCodeField, factorCodeRule } from './factor-code-field.tsx';
import { factorRefusal } from './factor-refusal.ts';
import './step-up.css';

interface ProofFormProps {
  action: StepUpAction;
  /** Called after successful verification: the action may be sent again. */
  onDone: () => void;
}

/** Form state of the proof input, and its submission to the platform. */
function useProof(prove: (typed: string) => Promise<unknown>, onDone: () => void) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { typed: '' } });
  const { state, run } = useSubmission(prove);
  const give = handleSubmit(async ({ typed }) => {
    const end = await run(typed);
    if (end.is === 'done') onDone();
    if (end.is === 'refused') setError('typed', { message: factorRefusal(end.error) }, { shouldFocus: true });
  });
  /** Keeps the event from a form around the screen that opened the dialog. */
  const submit = (event: FormEvent) => {
    event.stopPropagation();
    void give(event);
  };
  return { register, submit, error: formState.errors.typed?.message, isSending: state.is === 'sending' };
}

type FrameProps = { onSubmit: (event: FormEvent) => void; isSending: boolean; children: ReactNode };

const ProofFrame = ({ onSubmit, isSending, children }: FrameProps) => (
  <form className="step-up" onSubmit={onSubmit} noValidate>
    {children}
    <Button type="submit" variant="primary" size="lg" block loading={isSending}>
      {t('stepUp.confirm')}
    </Button>
  </form>
);

function FactorForm({ action, onDone }: ProofFormProps) {
  const prove = (code: string) => callCore('security.stepUp', { action, code });
  const { register, submit, error, isSending } = useProof(prove, onDone);
  return (
    <ProofFrame onSubmit={submit} isSending={isSending}>
      <FactorCodeField orRecovery error={error} {...register('typed', { validate: factorCodeRule })} />
    </ProofFrame>
  );
}

function PasswordForm({ action, onDone }: ProofFormProps) {
  const session = useSession();
  const name = session.is === 'member' ? session.member.name : '';
  const prove = (password: string) => core.session.confirmPassword(name, password, action);
  const { register, submit, error, isSending } = useProof(prove, onDone);
  return (
    <ProofFrame onSubmit={submit} isSending={isSending}>
      <VisuallyHidden>
        <input aria-label={t('stepUp.account')} value={name} readOnly autoComplete="username" tabIndex={-1} />
      </VisuallyHidden>
      <PasswordField
        label={t('stepUp.password')}
        autoComplete="current-password"
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
        error={error}
        {...register('typed', { required: t('stepUp.passwordMissing') })}
      />
    </ProofFrame>
  );
}

const FORMS = { factor: FactorForm, password: PasswordForm } as const;

interface StepUpDialogProps extends ProofFormProps {
  proof: StepUpProof;
  onClose: () => void;
}

/** Verifies the member again, before an action that requires it. */
export function StepUpDialog({ proof, onClose, ...form }: StepUpDialogProps) {
  const Form = FORMS[proof];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      icon="shield"
      title={t(proof === 'factor' ? 'stepUp.title' : 'stepUp.passwordTitle')}
      description={t(proof === 'factor' ? 'stepUp.text' : 'stepUp.passwordText')}
      closeLabel={t('common.close')}
    >
      <Form {...form} />
    </Dialog>
  );
}
