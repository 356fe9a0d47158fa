import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useSubmission } from '#app/core-client/command/use-submission.ts';
import { callCore } from '#app/core-client/core.ts';
import { Button } from '#app/kit/action/button.tsx';
import { Dialog } from '#app/kit/overlay/dialog.tsx';
import type { InputOf } from '#contract/calls/table.ts';
import { t } from '../texts.ts';
import { FactorCodeField, factorCodeRule } from './factor-code-field.tsx';
import { factorRefusal } from './factor-refusal.ts';
import './step-up.css';

interface StepUpDialogProps {
  action: InputOf<'security.stepUp'>['action'];
  /** The code was right: the action may be asked for again. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks for a code of the second factor once more, before an action that wants it. */
export function StepUpDialog({ action, onDone, onClose }: StepUpDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const { state, run } = useSubmission((code: string) => callCore('security.stepUp', { action, code }));
  const give = handleSubmit(async ({ code }) => {
    const end = await run(code);
    if (end?.is === 'done') onDone();
    if (end?.is === 'refused') setError('code', { message: factorRefusal(end.error) }, { shouldFocus: true });
  });
  /** A form around the one who asks must not be submitted by this one. */
  const submit = (event: FormEvent) => {
    event.stopPropagation();
    void give(event);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      icon="shield"
      title={t('stepUp.title')}
      description={t('stepUp.text')}
      closeLabel={t('common.close')}
    >
      <form className="step-up" onSubmit={submit} noValidate>
        <FactorCodeField
          orRecovery
          error={formState.errors.code?.message}
          {...register('code', { validate: factorCodeRule })}
        />
        <Button type="submit" variant="primary" size="lg" block loading={state.is === 'sending'}>
          {t('stepUp.confirm')}
        </Button>
      </form>
    </Dialog>
  );
}
