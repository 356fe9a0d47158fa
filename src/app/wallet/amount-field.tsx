import { tLater } from '#app/i18n/later-text.ts';
import { Chip } from '#app/kit/choice/chip.tsx';
import { TextField } from '#app/kit/form/text-field.tsx';
import { amountTyped } from '#contract/rules/amount-text.ts';
import { formatMinor, type Minor, minorToText } from '#contract/units/money.ts';
import './amount-field.css';

interface AmountFieldProps {
  label: string;
  symbol: string;
  value: string;
  onValue: (text: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  /** What "all" fills in; null while it is not known. */
  all?: Minor | null;
  /** Amounts in one tap, minor units. */
  quick?: readonly Minor[];
}

/** `2000` for whole amounts, `0.50` otherwise. */
const plain = (amount: Minor): string => minorToText(amount).replace(/\.00$/, '');

/** An amount of money as it is typed, pasted or tapped [5.08]: digits and two decimals, nothing else. */
export function AmountField({
  label,
  symbol,
  value,
  onValue,
  hint,
  error,
  all,
  quick = [],
}: AmountFieldProps) {
  return (
    <div className="amtf">
      <TextField
        label={label}
        hint={hint}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onValue(amountTyped(target.value))}
        leading={<span className="amtf__symbol">{symbol}</span>}
        trailing={
          all === undefined ? null : (
            <button
              type="button"
              className="link amtf__all"
              disabled={all === null || all <= 0n}
              onClick={() => onValue(all === null ? '' : plain(all))}
            >
              {tLater('transfer.all')}
            </button>
          )
        }
      />
      {quick.length === 0 ? null : (
        <fieldset className="amtf__quick" aria-label={tLater('transfer.quick')}>
          {quick.map((amount) => (
            <Chip
              key={String(amount)}
              tone="filter"
              selected={value === plain(amount)}
              onClick={() => onValue(plain(amount))}
            >
              {formatMinor(amount).replace(/\.00$/, '')}
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  );
}
