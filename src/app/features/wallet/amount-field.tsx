import { Chip } from '#app/kit/choice/chip.tsx';
import { TextField } from '#app/kit/form/text-field.tsx';
import { formatMinor, type Minor, minorToText } from '#contract/units/money.ts';
import { amountFaultText, amountTyping } from './amount-typing.ts';
import { t } from './texts.ts';
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
  /** What was typed is on its way: it cannot be changed. */
  locked?: boolean;
}

/** `2000` for whole amounts, `0.50` otherwise. */
const plain = (amount: Minor): string => minorToText(amount).replace(/\.00$/, '');

/** An amount of money as it is typed, pasted or tapped [5.08]: what is none stays as typed, with the reason under it. */
export function AmountField({
  label,
  symbol,
  value,
  onValue,
  hint,
  error,
  all,
  quick = [],
  locked = false,
}: AmountFieldProps) {
  return (
    <div className="amtf">
      <TextField
        label={label}
        hint={hint}
        error={amountFaultText(value) ?? error}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        readOnly={locked}
        {...amountTyping(onValue)}
        leading={<span className="amtf__symbol">{symbol}</span>}
        trailing={
          all === undefined ? null : (
            <button
              type="button"
              className="link amtf__all"
              disabled={locked || all === null || all <= 0n}
              onClick={() => onValue(all === null ? '' : plain(all))}
            >
              {t('transfer.all')}
            </button>
          )
        }
      />
      {quick.length === 0 ? null : (
        <fieldset className="amtf__quick" aria-label={t('transfer.quick')} disabled={locked}>
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
