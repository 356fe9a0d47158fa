import { type ChangeEvent, type ComponentProps, useEffect, useEffectEvent, useId, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { bankOfCard } from '#contract/money/payee/payee-rules.ts';
import type { Bank } from '#contract/money/payee/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { type Query, useCall } from '#core-client/query.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { describedBy, FieldFrame } from '#kit/form/field-frame.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { DialogForm } from '#kit/overlay/dialog/form-dialog.tsx';
import { t } from '../texts.ts';
import { bankRule, cardDigits, cardRule, regroup } from './payee-rules.ts';
import { SecretPart, secretRule } from './secret-part.tsx';
import { useAddPayee } from './use-add-payee.ts';

interface BankFieldProps extends ComponentProps<'select'> {
  banks: Query<'payee.banks'>;
  /** True if the selected bank was derived from the card number. */
  isGuessed: boolean;
  error?: string | undefined;
}

/** Bank of a card; when the banks failed to load, loading can be retried. */
function BankField({ banks, isGuessed, error, ...select }: BankFieldProps) {
  const id = useId();
  const known = lastOf(banks);
  const failed = known === null && banks.is === 'failed' ? textOfError(banks.error) : undefined;
  const notes = { hint: isGuessed ? t('payee.bankGuessed') : undefined, error: failed ?? error };
  return (
    <FieldFrame label={t('payee.bank')} {...notes} controlId={id}>
      <span className={classNames('input', notes.error !== undefined && 'is-error')}>
        <select className="payee-form__select grow" {...select} {...describedBy(id, notes)}>
          <option value="">{t('payee.bankChoose')}</option>
          {known?.list.map(({ bankCode, name }) => (
            <option key={bankCode} value={bankCode}>
              {name}
            </option>
          ))}
        </select>
        {failed === undefined ? null : (
          <Button size="xs" onClick={() => banks.refetch()}>
            {t('common.retry')}
          </Button>
        )}
      </span>
    </FieldFrame>
  );
}

/** Number of last digits of a card that may be shown and stored. */
const TAIL = 4;

type Fields = { cardNumber: string; bankCode: string; password: string };
type CardFormProps = {
  readonly cardTerm: string;
  /** Name of the card holder as bound, masked. */
  readonly holder: string;
  readonly onSaved: () => void;
};

/** Derives the bank from the card number; where the number matches no bank, the member's choice is kept. */
function useBankGuess({ setValue, getValues }: UseFormReturn<Fields>, banks: readonly Bank[]) {
  const isManual = useRef(false);
  const guess = () => {
    const bank = bankOfCard(cardDigits(getValues('cardNumber')), banks);
    if (bank !== null) isManual.current = false;
    if (!isManual.current && getValues('bankCode') !== (bank ?? '')) setValue('bankCode', bank ?? '');
  };
  // A number may have been typed before the list of banks was there.
  const guessAgain = useEffectEvent(guess);
  const hasBanks = banks.length > 0;
  useEffect(() => {
    if (hasBanks) guessAgain();
  }, [hasBanks]);
  const chosen = () => {
    isManual.current = true;
  };
  return { guess, chosen };
}

function useSaveCard(form: UseFormReturn<Fields>, onSaved: () => void) {
  const { busy, save } = useAddPayee(onSaved, ({ at, message }) => {
    if (at === 'payee') return form.setError('cardNumber', { message }, { shouldFocus: true });
    form.setValue('password', '');
    form.setError('password', { message });
  });
  const submit = form.handleSubmit(({ cardNumber: typed, bankCode, password }) => {
    const cardNumber = cardDigits(typed);
    return save({ is: 'addCard', bankCode, cardNumber, tail: cardNumber.slice(-TAIL), password });
  });
  return { busy, submit };
}

/** A bank card of one's own: number with its checksum [5.09], bank by its first digits, holder as bound. */
export function CardForm({ cardTerm, holder, onSaved }: CardFormProps) {
  const banks = useCall('payee.banks', {});
  const list = lastOf(banks)?.list ?? [];
  const form = useForm<Fields>({
    defaultValues: { cardNumber: '', bankCode: '', password: '' },
    mode: 'onChange',
    delayError: 300,
  });
  const { register, setFocus, setValue, formState, watch } = form;
  const { guess, chosen } = useBankGuess(form, list);
  const { busy, submit } = useSaveCard(form, onSaved);
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
    <DialogForm submitLabel={t('payee.cardSubmit', { word: cardTerm })} busy={busy} onSubmit={submit}>
      <TextField
        label={t('payee.cardNumber', { word: cardTerm })}
        hint={t('payee.cardNumHint')}
        className="payee-form__number"
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
    </DialogForm>
  );
}
