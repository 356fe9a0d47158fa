import { type ChangeEvent, useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { runCommand } from '#app/core-client/command/commands.ts';
import { refreshAnswers, useCall } from '#app/core-client/query.ts';
import { useOnce } from '#app/features/account/use-once.ts';
import { secretRefusal } from '#app/features/withdraw-password/secret-refusal.ts';
import { Button } from '#app/kit/action/button.tsx';
import { TextField } from '#app/kit/form/text-field.tsx';
import { toAppError } from '#contract/errors.ts';
import type { Bank } from '#contract/models/payee.ts';
import { bankOfCard } from '#contract/rules/money/bank-of-card.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { BankField } from './bank-field.tsx';
import { bankRule, cardDigits, cardRule, regroup } from './card-field.ts';
import { payeeRefusal } from './payee-refusal.ts';
import { SecretPart, secretRule } from './secret-part.tsx';
import { t } from './texts.ts';

/** Last digits of a card that may be shown and kept. */
const TAIL = 4;

type Fields = { cardNumber: string; bankCode: string; password: string };
type CardFormProps = {
  readonly word: string;
  /** As bound, masked. */
  readonly holder: string;
  readonly onSaved: () => void;
};

/** The bank follows the card number; where a number speaks for no bank, what a person chose stands. */
function useBankGuess({ setValue, getValues }: UseFormReturn<Fields>, banks: readonly Bank[]) {
  const byHand = useRef(false);
  const guess = () => {
    const bank = bankOfCard(cardDigits(getValues('cardNumber')), banks);
    if (bank !== null) byHand.current = false;
    if (!byHand.current && getValues('bankCode') !== (bank ?? '')) setValue('bankCode', bank ?? '');
  };
  const chosen = () => {
    byHand.current = true;
  };
  return { guess, chosen };
}

function useSaveCard(form: UseFormReturn<Fields>, onSaved: () => void) {
  const once = useOnce();
  return form.handleSubmit(({ cardNumber: typed, bankCode, password }) =>
    once(async () => {
      const cardNumber = cardDigits(typed);
      try {
        const tail = cardNumber.slice(-TAIL);
        await runCommand({ is: 'addCard', bankCode, cardNumber, tail, password });
        await refreshAnswers('payee.list');
        onSaved();
      } catch (thrown) {
        const wrong = secretRefusal(toAppError(thrown));
        if (wrong === null)
          form.setError('cardNumber', { message: payeeRefusal(thrown, '') }, { shouldFocus: true });
        else {
          form.setValue('password', '');
          form.setError('password', { message: wrong });
        }
      }
    }),
  );
}

/** A bank card of one's own: number with its checksum [5.09], bank by its first digits, holder as bound. */
export function CardForm({ word, holder, onSaved }: CardFormProps) {
  const banks = useCall('payee.banks', {});
  const list = lastOf(banks)?.list ?? [];
  const form = useForm<Fields>({
    defaultValues: { cardNumber: '', bankCode: '', password: '' },
    mode: 'onChange',
    delayError: 300,
  });
  const { register, setFocus, setValue, formState, watch } = form;
  const { guess, chosen } = useBankGuess(form, list);
  const submit = useSaveCard(form, onSaved);
  useEffect(() => setFocus('cardNumber'), [setFocus]);

  register('password', { validate: secretRule });
  const card = register('cardNumber', { validate: cardRule });
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    if (!('isComposing' in event.nativeEvent && event.nativeEvent.isComposing)) regroup(event.target);
    const done = card.onChange(event);
    guess();
    return done;
  };
  const isGuessed =
    watch('bankCode') !== '' && watch('bankCode') === bankOfCard(cardDigits(watch('cardNumber')), list);

  return (
    <form className="payform" onSubmit={submit} noValidate>
      <TextField
        label={t('payee.cardNumber')}
        hint={t('payee.cardNumHint')}
        className="payform__number"
        inputMode="numeric"
        autoComplete="cc-number"
        error={formState.errors.cardNumber?.message}
        {...card}
        onChange={type}
      />
      <BankField
        banks={banks}
        isGuessed={isGuessed}
        error={formState.errors.bankCode?.message}
        {...register('bankCode', {
          validate: (code, { cardNumber }) => bankRule(code, cardDigits(cardNumber), list),
          onChange: chosen,
        })}
      />
      <TextField label={t('payee.holder')} value={holder} readOnly disabled />
      <SecretPart
        value={watch('password')}
        error={formState.errors.password?.message}
        onValue={(digits) => setValue('password', digits)}
      />
      <Button type="submit" variant="primary" size="lg" block loading={formState.isSubmitting}>
        {t('payee.cardSubmit', { word })}
      </Button>
    </form>
  );
}
