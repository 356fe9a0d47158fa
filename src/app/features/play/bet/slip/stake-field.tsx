import { useState } from 'react';
import { amountFaultText, amountTyping } from '#app/features/money/wallet/amount/amount-typing.ts';
import { type Currency, fieldText, formatShort, type Minor, minor } from '#contract/units/money.ts';
import { TextField } from '#kit/form/text-field.tsx';
import { useNarrow } from '#kit/layout/use-media-query.ts';
import { t } from '../texts.ts';
import { StakePad } from './stake-pad.tsx';

const QUICK: Readonly<Record<Currency, readonly Minor[]>> = {
  CNY: [minor(50_00n), minor(100_00n), minor(200_00n), minor(500_00n)],
  USDT: [minor(10_00n), minor(20_00n), minor(50_00n), minor(100_00n)],
};

type Props = {
  readonly currency: Currency;
  readonly symbol: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Highest accepted stake per line that the balance covers; null while not known. */
  readonly most: Minor | null;
  /** A stake of each of several lines. */
  readonly perLine: boolean;
  /** Accepted stakes. */
  readonly hint: string;
  readonly error: string | undefined;
  readonly locked: boolean;
};

const Quick = ({
  currency,
  text,
  onText,
  locked,
}: Pick<Props, 'currency' | 'text' | 'onText' | 'locked'>) => (
  <fieldset className="bet-quick" aria-label={t('slip.quick')} disabled={locked}>
    {QUICK[currency].map((amount) => (
      <button
        key={String(amount)}
        type="button"
        aria-pressed={text === fieldText(amount)}
        onClick={() => onText(fieldText(amount))}
      >
        {formatShort(amount)}
      </button>
    ))}
  </fieldset>
);

/** Stake input: typed, set by quick keys, or by the number pad on a phone. */
export function StakeField(props: Props) {
  const { symbol, text, onText, most, perLine, hint, error, locked } = props;
  const narrow = useNarrow();
  const [typing, setTyping] = useState(false);
  const all = most === null || most <= 0n ? null : fieldText(most);
  return (
    <div className="bet-stake">
      <TextField
        label={t('slip.stake')}
        labelHidden
        hint={hint}
        error={amountFaultText(text) ?? error}
        inputMode={narrow ? 'none' : 'decimal'}
        autoComplete="off"
        placeholder={t('slip.stakeHint')}
        value={text}
        readOnly={locked}
        onFocus={() => setTyping(true)}
        {...amountTyping(onText)}
        leading={<span className="t3">{symbol}</span>}
        trailing={
          perLine ? (
            <span className="sm t3">{t('slip.perLine')}</span>
          ) : (
            <button
              type="button"
              className="link sm bet-stake__all"
              disabled={locked || all === null}
              onClick={() => onText(all ?? text)}
            >
              {t('slip.all')}
            </button>
          )
        }
      />
      <Quick {...props} />
      {narrow && typing && !locked ? (
        <StakePad text={text} onText={onText} most={all} onDone={() => setTyping(false)} />
      ) : null}
    </div>
  );
}
