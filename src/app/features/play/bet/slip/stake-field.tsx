import { useEffect, useRef, useState } from 'react';
import { amountFaultText, amountTyping } from '#app/features/money/wallet/amount/typed-amount.ts';
import { amountTyped } from '#contract/money/wallet/amount-text.ts';
import { type Currency, fieldText, formatShort, type Minor, minor } from '#contract/units/money.ts';
import { TextField } from '#kit/form/text-field.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { useNarrow } from '#kit/layout/use-media-query.ts';
import { t } from '../texts.ts';

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
  readonly maxStake: Minor | null;
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
  <fieldset className="bet-quick" aria-label={t('slip.quick')} aria-disabled={locked || undefined}>
    {QUICK[currency].map((amount) => (
      <button
        key={String(amount)}
        type="button"
        aria-pressed={text === fieldText(amount)}
        onClick={() => locked || onText(fieldText(amount))}
      >
        {formatShort(amount)}
      </button>
    ))}
  </fieldset>
);

type StakePadProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Null until the platform has sent the limits. */
  readonly maxStake: string | null;
  readonly onDone: () => void;
};

/** Keys of the pad in their order, four in a row; `most` and `done` are the panel's own. */
export const STAKE_KEYS = [
  '1',
  '2',
  '3',
  'back',
  '4',
  '5',
  '6',
  'clear',
  '7',
  '8',
  '9',
  'most',
  '.',
  '0',
  '00',
  'done',
] as const;
type TypingKey = Exclude<(typeof STAKE_KEYS)[number], 'most' | 'done'>;

/** Applies a key of the pad to the typed text; results that are not an amount are rejected. */
export function typedBy(key: TypingKey, text: string): string {
  switch (key) {
    case 'clear':
      return '';
    case 'back':
      return text.slice(0, -1);
    case '.':
      return text.includes('.') ? text : `${text || '0'}.`;
    default: {
      const next = `${text === '0' ? '' : text}${key}`;
      return amountTyped(/^0+$/.test(next) ? '0' : next);
    }
  }
}

type Key = (typeof STAKE_KEYS)[number];
const KEY_LABELS: { readonly [One in Key]?: string } = {
  clear: t('slip.clearStake'),
  most: t('slip.most'),
  done: t('slip.doneTyping'),
};

function PadKey({ of, text, onText, maxStake, onDone }: StakePadProps & { of: Key }) {
  const press = () => {
    if (of === 'done') onDone();
    else if (of === 'most') onText(maxStake ?? text);
    else onText(typedBy(of, text));
  };
  const isDigit = KEY_LABELS[of] === undefined && of !== 'back';
  return (
    <button
      type="button"
      className={isDigit ? undefined : 'bet-keypad__fn'}
      disabled={of === 'most' && maxStake === null}
      aria-label={of === 'back' ? t('slip.backspace') : undefined}
      onClick={press}
    >
      {of === 'back' ? <Icon name="chev-left" /> : (KEY_LABELS[of] ?? of)}
    </button>
  );
}

/** Digits for a thumb, so that no keyboard of the system covers what is staked. */
function StakePad(props: StakePadProps) {
  const keys = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    keys.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <fieldset ref={keys} className="bet-keypad" aria-label={t('slip.keypad')}>
      {STAKE_KEYS.map((key) => (
        <PadKey key={key} of={key} {...props} />
      ))}
    </fieldset>
  );
}

/** Stake input: typed, set by quick keys, or by the number pad on a phone. */
export function StakeField(props: Props) {
  const { symbol, text, onText, maxStake, perLine, hint, error, locked } = props;
  const narrow = useNarrow();
  const [typing, setTyping] = useState(false);
  const all = maxStake === null || maxStake <= 0n ? null : fieldText(maxStake);
  return (
    <div className="bet-stake stack gap-8">
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
              disabled={all === null}
              aria-disabled={locked || undefined}
              onClick={() => locked || onText(all ?? text)}
            >
              {t('slip.all')}
            </button>
          )
        }
      />
      <Quick {...props} />
      {narrow && typing && !locked ? (
        <StakePad text={text} onText={onText} maxStake={all} onDone={() => setTyping(false)} />
      ) : null}
    </div>
  );
}
