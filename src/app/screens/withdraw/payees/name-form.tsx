import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useOnce } from '#app/account/use-once.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { TextField } from '#app/kit/form/text-field.tsx';
import { callCore } from '#app/link/core.ts';
import { payeeList } from '#app/link/payee-queries.ts';
import { payeeRefusal } from '../pay-out-refusal.ts';
import { realNameRule } from './name-rule.ts';

/** The real name money is paid out under, bound once [3.16]; the rule speaks while it is typed [5.01, 5.02]. */
export function NameForm({ onBound }: { onBound?: () => void }) {
  const form = useForm({ defaultValues: { realName: '' }, mode: 'onChange', delayError: 300 });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const once = useOnce();
  useEffect(() => setFocus('realName'), [setFocus]);

  const submit = handleSubmit(({ realName }) =>
    once(async () => {
      try {
        await callCore('payee.bindName', { realName });
        await payeeList.refresh();
        onBound?.();
      } catch (thrown) {
        setError('realName', { message: payeeRefusal(thrown, '') }, { shouldFocus: true });
      }
    }),
  );

  return (
    <form className="payform" onSubmit={submit} noValidate>
      <TextField
        label={tLater('payee.realName')}
        hint={tLater('payee.realNameHint')}
        autoComplete="name"
        error={formState.errors.realName?.message}
        {...register('realName', { validate: realNameRule })}
      />
      <Button type="submit" variant="primary" size="lg" block loading={formState.isSubmitting}>
        {tLater('payee.realNameSubmit')}
      </Button>
    </form>
  );
}
