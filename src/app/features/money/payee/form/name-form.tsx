import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { TextField } from '#kit/form/text-field.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { DialogForm } from '#kit/overlay/dialog/form-dialog.tsx';
import { payeeRefusalText } from '../payee-refusal-text.ts';
import { t } from '../texts.ts';
import { realNameRule } from './payee-rules.ts';

/**
 * Form for the real name of payouts, bound once [3.16] and therefore confirmed first; the rule is checked while it is typed
 * [5.01, 5.02].
 */
export function NameForm({ onBound }: { onBound?: () => void }) {
  const form = useForm({ defaultValues: { realName: '' }, mode: 'onChange', delayError: 300 });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const [toConfirm, setToConfirm] = useState<string | null>(null);
  const { state, run } = useSubmission(async (realName: string) => {
    await callCore('payee.bindName', { realName });
    await refreshAnswers('payee.list');
  });
  useEffect(() => setFocus('realName'), [setFocus]);

  const bind = async (realName: string) => {
    const end = await run(realName);
    if (end.is === 'done') onBound?.();
    if (end.is !== 'refused') return;
    setToConfirm(null);
    setError('realName', { message: payeeRefusalText(end.error, '') }, { shouldFocus: true });
  };
  const { verb } = useWalletTerms();
  const submit = handleSubmit(({ realName }) => setToConfirm(realName));

  return (
    <DialogForm submitLabel={t('payee.realNameSubmit')} busy={state.is === 'sending'} onSubmit={submit}>
      <TextField
        label={t('payee.realName')}
        hint={t('payee.realNameHint')}
        autoComplete="name"
        error={formState.errors.realName?.message}
        {...register('realName', { validate: realNameRule })}
      />
      {toConfirm === null ? null : (
        <AlertDialog
          open
          icon="user"
          focus="cancel"
          title={t('payee.nameAsk', { name: toConfirm })}
          description={t('payee.nameAskText', { verb })}
          confirmLabel={t('payee.nameYes')}
          onConfirm={() => void bind(toConfirm)}
          cancelLabel={t('payee.nameNo')}
          onCancel={() => setToConfirm(null)}
          busy={state.is === 'sending'}
        />
      )}
    </DialogForm>
  );
}
