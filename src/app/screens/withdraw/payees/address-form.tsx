import { type ChangeEvent, useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useOnce } from '#app/account/use-once.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { Segmented } from '#app/kit/choice/segmented.tsx';
import { TextField } from '#app/kit/form/text-field.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { callCore } from '#app/link/core.ts';
import { payeeList } from '#app/link/payee-queries.ts';
import { useIntent } from '#app/link/use-intent.ts';
import { PAYEE_LABEL_MAX } from '#contract/constants.ts';
import { CHAINS, type Chain, chainOfAddress } from '#contract/rules/chain-address.ts';
import { payeeRefusal } from '../pay-out-refusal.ts';
import { addressRule, plainAddress } from './address-rule.ts';

const HINTS = { TRC20: 'payee.addressTrc', ERC20: 'payee.addressErc' } as const;
const OPTIONS = CHAINS.map((chain) => ({ value: chain, label: chain }));

type Fields = { chain: Chain; address: string; label: string };

function useSaveAddress(onSaved: () => void) {
  const form = useForm<Fields>({
    defaultValues: { chain: 'TRC20', address: '', label: '' },
    mode: 'onChange',
    delayError: 300,
  });
  const once = useOnce();
  const intentOf = useIntent();
  const submit = form.handleSubmit(({ chain, address: typed, label }) =>
    once(async () => {
      const address = plainAddress(typed);
      const clientRequestId = intentOf(`${chain} ${address}`);
      try {
        await callCore('payee.addAddress', { chain, address, label: label.trim(), clientRequestId });
        await payeeList.refresh();
        onSaved();
      } catch (thrown) {
        form.setError('address', { message: payeeRefusal(thrown, '') }, { shouldFocus: true });
      }
    }),
  );
  return { form, submit };
}

/** The chain follows the address until a person has chosen one; then an address of another is said to be one. */
function useChain({ getValues, setValue, trigger, watch }: UseFormReturn<Fields>) {
  const [by, setBy] = useState<'nobody' | 'address' | 'hand'>('nobody');
  const follow = (typed: string) => {
    const told = chainOfAddress(plainAddress(typed));
    if (told === null || by === 'hand') return;
    setValue('chain', told);
    setBy('address');
  };
  const choose = (chain: Chain) => {
    setValue('chain', chain);
    setBy('hand');
    if (getValues('address') !== '') void trigger('address');
  };
  return { chain: watch('chain'), isTold: by === 'address', follow, choose };
}

/** An address of one's own [3.13]: the chain it is of, its shape checked while it is typed, and what one calls it. */
export function AddressForm({ word, onSaved }: { word: string; onSaved: () => void }) {
  const { form, submit } = useSaveAddress(onSaved);
  const { chain, isTold, follow, choose } = useChain(form);
  const { register, setFocus, formState } = form;
  useEffect(() => setFocus('address'), [setFocus]);

  const address = register('address', { validate: (typed, fields) => addressRule(typed, fields.chain) });
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    follow(event.target.value);
    return address.onChange(event);
  };

  return (
    <form className="payform" onSubmit={submit} noValidate>
      <div className="payform__chain">
        <span aria-hidden="true">{tLater('payee.chain')}</span>
        <Segmented label={tLater('payee.chain')} options={OPTIONS} value={chain} onValueChange={choose} />
      </div>
      <TextField
        label={tLater('payee.address')}
        hint={isTold ? tLater('payee.chainGuessed', { chain }) : tLater(HINTS[chain])}
        autoComplete="off"
        spellCheck={false}
        error={formState.errors.address?.message}
        {...address}
        onChange={type}
      />
      <TextField
        label={tLater('payee.label')}
        hint={tLater('payee.labelHint')}
        autoComplete="off"
        maxLength={PAYEE_LABEL_MAX}
        {...register('label')}
      />
      <p className="payform__warning">
        <Icon name="triangle" size={16} />
        {tLater('payee.chainWarning', { chain })}
      </p>
      <Button type="submit" variant="primary" size="lg" block loading={formState.isSubmitting}>
        {tLater('payee.cardSubmit', { word })}
      </Button>
    </form>
  );
}
