import type { ReactNode, Ref } from 'react';
import { fieldText, formatShort, type Minor } from '#contract/units/money.ts';
import { Chip } from '#kit/choice/toggle-button.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { t } from '../texts.ts';
import { amountFaultText, amountTyping } from './typed-amount.ts';
import './amount-field.css';

type AmountFieldProps = {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly symbol: string;
  readonly value: string;
  readonly onValue: (text: string) => void;
  readonly placeholder?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Content at the end of the field: the unit, or a button that fills it in. */
  readonly trailing?: ReactNode;
  /** Amount that "all" fills in; null while it is unknown. */
  readonly all?: Minor | null;
  /** Amounts in one tap, minor units. */
  readonly quick?: readonly Minor[];
  /** True if the field is read-only while its value is being submitted. */
  readonly locked?: boolean;
  /** Ref of the input itself, to move focus to it. */
  readonly field?: Ref<HTMLInputElement> | undefined;
};

type FillInProps = Pick<AmountFieldProps, 'value' | 'onValue'> & { readonly locked: boolean };

const All = ({ all, locked, onValue }: FillInProps & { readonly all: Minor | null }) => (
  <button
    type="button"
    className="link amount-field__all"
    disabled={all === null || all <= 0n}
    aria-disabled={locked || undefined}
    onClick={() => locked || onValue(all === null ? '' : fieldText(all))}
  >
    {t('amount.all')}
  </button>
);

const Quick = ({ quick, locked, value, onValue }: FillInProps & { readonly quick: readonly Minor[] }) => (
  <fieldset className="cluster gap-8" aria-label={t('amount.quick')} aria-disabled={locked || undefined}>
    {quick.map((amount) => (
      <Chip
        key={String(amount)}
        tone="filter"
        selected={value === fieldText(amount)}
        onClick={() => locked || onValue(fieldText(amount))}
      >
        {formatShort(amount)}
      </Chip>
    ))}
  </fieldset>
);

/** An amount of money as it is typed, pasted or tapped [5.08]: what is none stays as typed, with the reason under it. */
export function AmountField(props: AmountFieldProps) {
  const { label, labelHidden, symbol, value, onValue, placeholder, hint, error } = props;
  const { trailing, all, quick = [], locked = false, field } = props;
  const filling = { value, onValue, locked };
  return (
    <div className="amount-field fit-stack gap-14">
      <TextField
        ref={field}
        label={label}
        labelHidden={labelHidden}
        hint={hint}
        error={amountFaultText(value) ?? error}
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        readOnly={locked}
        {...amountTyping(onValue)}
        leading={<span className="amount-field__symbol">{symbol}</span>}
        trailing={all === undefined ? trailing : <All all={all} {...filling} />}
      />
      {quick.length > 0 && <Quick quick={quick} {...filling} />}
    </div>
  );
}
