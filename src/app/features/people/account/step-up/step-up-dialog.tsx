import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import { useFormSubmission } from '#app/page/use-form-submission.ts';
import type { StepUpAction, StepUpProof } from '#contract/people/security/schema.ts';
import { callCore, core } from '#core-client/core.ts';
import { useSession } from '#core-client/session.ts';
import { VisuallyHidden } from '#kit/a11y/off-screen.tsx';
import { FormDialog } from '#kit/overlay/dialog/form-dialog.tsx';
import { AccountPasswordField } from '../form/account-password-field.tsx';
import { t } from '../texts.ts';
import { FactorCodeField, factorCodeRule, factorRefusalText } from './factor-code.tsx';
import { stepUp } from './step-up-store.ts';

interface ProofDialogProps {
  action: StepUpAction;
  /** Called after successful verification: the action may be sent again. */
  onDone: () => void;
  onClose: () => void;
}

/** Form state of the proof input, and its submission to the platform. */
function useProof(prove: (typed: string) => Promise<unknown>, onDone: () => void) {
  const form = useForm({ defaultValues: { typed: '' } });
  const submission = useFormSubmission(form, {
    send: ({ typed }) => prove(typed),
    refusal: (error) => ({ at: 'typed', message: factorRefusalText(error) }),
    onDone,
  });
  return { register: form.register, error: form.formState.errors.typed?.message, ...submission };
}

function FactorProof({ action, onDone, onClose }: ProofDialogProps) {
  const prove = (code: string) => callCore('security.stepUp', { action, code });
  const { register, submit, error, busy } = useProof(prove, onDone);
  return (
    <FormDialog
      icon="shield"
      title={t('stepUp.title')}
      description={t('stepUp.text')}
      closeLabel={t('common.close')}
      onClose={onClose}
      submitLabel={t('stepUp.confirm')}
      busy={busy}
      onSubmit={submit}
    >
      <FactorCodeField orRecovery error={error} {...register('typed', { validate: factorCodeRule })} />
    </FormDialog>
  );
}

function PasswordProof({ action, onDone, onClose }: ProofDialogProps) {
  const session = useSession();
  const name = session.is === 'member' ? session.member.name : '';
  const prove = (password: string) => core.session.confirmPassword(name, password, action);
  const { register, submit, error, busy } = useProof(prove, onDone);
  return (
    <FormDialog
      icon="shield"
      title={t('stepUp.passwordTitle')}
      description={t('stepUp.passwordText')}
      closeLabel={t('common.close')}
      onClose={onClose}
      submitLabel={t('stepUp.confirm')}
      busy={busy}
      onSubmit={submit}
    >
      <VisuallyHidden>
        <input aria-label={t('stepUp.account')} value={name} readOnly autoComplete="username" tabIndex={-1} />
      </VisuallyHidden>
      <AccountPasswordField
        label={t('stepUp.password')}
        error={error}
        {...register('typed', { required: t('stepUp.passwordMissing') })}
      />
    </FormDialog>
  );
}

const DIALOGS = { factor: FactorProof, password: PasswordProof } as const;

/** Verifies the member again, before an action that requires it. */
function StepUpDialog({ proof, ...dialog }: ProofDialogProps & { proof: StepUpProof }) {
  const ProofDialog = DIALOGS[proof];
  return <ProofDialog {...dialog} />;
}

/** Host of the step-up dialog; unmounting it cancels the pending request. */
export function StepUpHost() {
  const { request } = useSnapshot(stepUp);
  useEffect(() => () => stepUp.request?.answer(false), []);
  if (request === null) return null;
  return (
    <StepUpDialog
      action={request.action}
      proof={request.proof}
      onDone={() => stepUp.request?.answer(true)}
      onClose={() => stepUp.request?.answer(false)}
    />
  );
}
