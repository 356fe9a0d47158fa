import { type ChangeEvent, useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useOnce } from '#app/account/use-once.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { TextField } from '#app/kit/form/text-field.tsx';
import { callCore } from '#app/link/core.ts';
import { bankList, payeeList } from '#app/link/payee-queries.ts';
import { useCall } from '#app/link/query.ts';
import { useIntent } from '#app/link/use-intent.ts';
import type { Bank } from '#contract/models/payee.ts';
import { bankOfCard } from '#contract/rules/bank-of-card.ts';
import { payeeRefusal } from '../pay-out-refusal.ts';
import { BankField } from './bank-field.tsx';
import { cardDigits, cardRule, regroup } from './card-field.ts';

type Fields = { cardNum: string; bankCode: string };
type CardFormProps = {
  readonly word: string;
  /** As bound, masked. */
  readonly holder: string;
  readonly onSaved: () => void;
};

/** The bank follows the card number until a person has chosen one. */
function useBankGuess({ setValue, getValues }: UseFormReturn<Fields>, banks: readonly Bank[]) {
  const byHand = useRef(false);
  const guess = () => {
    const bank = bankOfCard(cardDigits(getValues('cardNum')), banks);
    if (!byHand.current && bank !== null) setValue('bankCode', bank, { shouldValidate: true });
  };
  const chosen = () => {
    byHand.current = true;
  };
  return { guess, chosen };
}

function useSaveCard(form: UseFormReturn<Fields>, onSaved: () => void) {
  const once = useOnce();
  const intentOf = useIntent();
  return form.handleSubmit(({ cardNum: typed, bankCode }) =>
    once(async () => {
      const cardNum = cardDigits(typed);
      const clientRequestId = intentOf(`${bankCode} ${cardNum}`);
      try {
        await callCore('payee.addCard', { bankCode, cardNum, clientRequestId });
        await payeeList.refresh();
        onSaved();
      } catch (thrown) {
        form.setError('cardNum', { message: payeeRefusal(thrown, '') }, { shouldFocus: true });
      }
    }),
  );
}

/** A bank card of one's own: number with its checksum [5.09], bank by its first digits, holder as bound. */
export function CardForm({ word, holder, onSaved }: CardFormProps) {
  const banks = useCall(bankList, {});
  const list = banks.data?.list ?? [];
  const form = useForm<Fields>({
    defaultValues: { cardNum: '', bankCode: '' },
    mode: 'onChange',
    delayError: 300,
  });
  const { register, setFocus, formState, watch } = form;
  const { guess, chosen } = useBankGuess(form, list);
  const submit = useSaveCard(form, onSaved);
  useEffect(() => setFocus('cardNum'), [setFocus]);

  const card = register('cardNum', { validate: cardRule });
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    if (!('isComposing' in event.nativeEvent && event.nativeEvent.isComposing)) regroup(event.target);
    const done = card.onChange(event);
    guess();
    return done;
  };
  const isGuessed =
    watch('bankCode') !== '' && watch('bankCode') === bankOfCard(cardDigits(watch('cardNum')), list);

  return (
    <form className="payform" onSubmit={submit} noValidate>
      <TextField
        label={tLater('payee.cardNum')}
        hint={tLater('payee.cardNumHint')}
        className="payform__number"
        inputMode="numeric"
        autoComplete="cc-number"
        error={formState.errors.cardNum?.message}
        {...card}
        onChange={type}
      />
      <BankField
        banks={banks}
        isGuessed={isGuessed}
        error={formState.errors.bankCode?.message}
        {...register('bankCode', {
          validate: (code) => code !== '' || tLater('payee.bankMissing'),
          onChange: chosen,
        })}
      />
      <TextField label={tLater('payee.holder')} value={holder} readOnly disabled />
      <Button type="submit" variant="primary" size="lg" block loading={formState.isSubmitting}>
        {tLater('payee.cardSubmit', { word })}
      </Button>
    </form>
  );
}
