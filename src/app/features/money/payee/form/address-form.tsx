import { type ChangeEvent, useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { CHAINS, type Chain, chainOfAddress, PAYEE_LABEL_MAX } from '#contract/money/payee/payee-rules.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { DialogForm } from '#kit/overlay/dialog/form-dialog.tsx';
import { t } from '../texts.ts';
import { addressRule, plainAddress } from './payee-rules.ts';
import { SecretPart, secretRule } from './secret-part.tsx';
import { useAddPayee } from './use-add-payee.ts';

const HINTS = { TRC20: 'payee.addressTrc', ERC20: 'payee.addressErc' } as const;
const OPTIONS = CHAINS.map((chain) => ({ value: chain, label: chain }));

type Fields = { chain: Chain; address: string; label: string; password: string };

function useSaveAddress(onSaved: () => void) {
  const form = useForm<Fields>({
    defaultValues: { chain: 'TRC20', address: '', label: '', password: '' },
    mode: 'onChange',
    delayError: 300,
  });
  const { busy, save } = useAddPayee(onSaved, ({ at, message }) => {
    if (at === 'payee') return form.setError('address', { message }, { shouldFocus: true });
    form.setValue('password', '');
    form.setError('password', { message });
  });
  const submit = form.handleSubmit(({ chain, address, label, password }) =>
    save({ is: 'addAddress', chain, address: plainAddress(address), label: label.trim(), password }),
  );
  return { form, busy, submit };
}

/** Derives the chain from the address until the member has chosen one; then an address of another chain is reported. */
function useChain({ getValues, setValue, trigger, watch }: UseFormReturn<Fields>) {
  const [by, setBy] = useState<'nobody' | 'address' | 'hand'>('nobody');
  const follow = (typed: string) => {
    const detected = chainOfAddress(plainAddress(typed));
    if (detected === null || by === 'hand') return;
    setValue('chain', detected);
    setBy('address');
  };
  const choose = (chain: Chain) => {
    setValue('chain', chain);
    setBy('hand');
    if (getValues('address') !== '') void trigger('address');
  };
  return { chain: watch('chain'), isDetected: by === 'address', follow, choose };
}

/** An address of one's own [3.13]: the chain it is of, its shape checked while it is typed, and what one calls it. */
export function AddressForm({ cardTerm, onSaved }: { cardTerm: string; onSaved: () => void }) {
  const { form, busy, submit } = useSaveAddress(onSaved);
  const { chain, isDetected, follow, choose } = useChain(form);
  const { register, setFocus, setValue, watch, formState } = form;
  useEffect(() => setFocus('address'), [setFocus]);

  register('password', { validate: secretRule });
  const address = register('address', { validate: (typed, fields) => addressRule(typed, fields.chain) });
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    follow(event.target.value);
    return address.onChange(event);
  };

  return (
    <DialogForm submitLabel={t('payee.cardSubmit', { word: cardTerm })} busy={busy} onSubmit={submit}>
      <div className="payee-form__chain row between">
        <span aria-hidden="true">{t('payee.chain')}</span>
        <Segmented label={t('payee.chain')} options={OPTIONS} value={chain} onValueChange={choose} />
      </div>
      <TextField
        className="payee-form__address"
        label={cardTerm}
        hint={isDetected ? t('payee.chainGuessed', { chain }) : t(HINTS[chain])}
        autoComplete="off"
        spellCheck={false}
        error={formState.errors.address?.message}
        {...address}
        onChange={type}
      />
      <TextField
        label={t('payee.label')}
        hint={t('payee.labelHint')}
        autoComplete="off"
        maxLength={PAYEE_LABEL_MAX}
        {...register('label')}
      />
      <SecretPart
        value={watch('password')}
        error={formState.errors.password?.message}
        onValue={(digits) => setValue('password', digits)}
      />
      <p className="payee-form__warning cap">
        <Icon name="triangle" size={16} />
        {t('payee.chainWarning', { chain })}
      </p>
    </DialogForm>
  );
}
