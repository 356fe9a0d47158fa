import type { ReactNode, Ref } from 'react';
import { amountFaultText, amountTyping } from '#app/features/wallet/amount-typing.ts';
import { describedBy, FieldFrame } from '#app/kit/form/field-frame.tsx';
import './amount-field.css';

type AmountFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly onValue: (typed: string) => void;
  readonly symbol: string;
  readonly unit: ReactNode;
  readonly placeholder?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** The input itself, to be given the focus. */
  readonly field?: Ref<HTMLInputElement>;
};

/** An amount of money, read as it is typed, pasted or composed; what is none stays, with the reason under it [5.08]. */
export function AmountField(props: AmountFieldProps) {
  const { id, label, labelHidden, value, onValue, symbol, unit, placeholder, hint, disabled, field } = props;
  const error = amountFaultText(value) ?? props.error;
  return (
    <FieldFrame label={label} labelHidden={labelHidden} hint={hint} error={error} controlId={id}>
      <span className={error === undefined ? 'inp amt' : 'inp amt is-error'}>
        <span className="t3 amt__symbol">{symbol}</span>
        <input
          ref={field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          {...amountTyping(onValue)}
          {...describedBy(id, { hint, error })}
        />
        <span className="t3 sm nowrap">{unit}</span>
      </span>
    </FieldFrame>
  );
}
