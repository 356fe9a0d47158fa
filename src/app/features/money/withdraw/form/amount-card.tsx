import './withdraw.css';
import { type FormEvent, type Ref, useId } from 'react';
import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { AmountField } from '#app/features/money/wallet/amount/amount-field.tsx';
import { useBalanceHidden } from '#app/features/money/wallet/amount/balance-hidden.ts';
import type { WithdrawPrompt } from '#contract/money/order/payment-schema.ts';
import { type Currency, formatMinor, minorToText } from '#contract/units/money.ts';
import { VisuallyHidden } from '#kit/a11y/off-screen.tsx';
import { PickCard } from '#kit/choice/pick-card.tsx';
import { MoneyIcon } from '#kit/icon/line/line-icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from '../texts.ts';
import { allOf } from './withdraw-rules.ts';

type Speed = 'ordinary' | 'fast';
type SpeedChoiceProps = {
  readonly speed: Speed;
  readonly expected: string;
  readonly onSpeed: (speed: Speed) => void;
};

/** Paid by the platform, or fast by another member, whose payment one confirms oneself. */
function SpeedChoice({ speed, expected, onSpeed }: SpeedChoiceProps) {
  const name = useId();
  const options = [
    { value: 'ordinary', icon: 'bank', text: t('withdraw.ordinaryText', { expected }) },
    { value: 'fast', icon: 'fast', text: t('withdraw.fastText') },
  ] as const;
  return (
    <fieldset className="speeds">
      <legend>{t('withdraw.speed')}</legend>
      {options.map(({ value, icon, text }) => (
        <PickCard
          key={value}
          className="speed"
          name={name}
          checked={speed === value}
          onPick={() => onSpeed(value)}
        >
          <MoneyIcon name={icon} size={18} />
          <span>
            <b>{t(`withdraw.${value}`)}</b>
            <span className="cap t3">{text}</span>
          </span>
        </PickCard>
      ))}
    </fieldset>
  );
}

type AmountCardProps = {
  readonly currency: Currency;
  readonly prompt: WithdrawPrompt;
  readonly typed: string;
  readonly problem: string | null;
  readonly onType: (text: string) => void;
  /** Speed of the withdrawal, null where there is no choice. */
  readonly speed: 'ordinary' | 'fast' | null;
  readonly onSpeed: (speed: 'ordinary' | 'fast') => void;
  readonly field: Ref<HTMLInputElement>;
  /** Called on Enter in the field, as by the button. */
  readonly onSubmit: () => void;
};

/** The amount under its limits [5.08], all of it in one tap, and by which way it is paid. */
export function AmountCard(props: AmountCardProps) {
  const { currency, prompt, typed, problem, onType, speed, onSpeed, field, onSubmit } = props;
  const { symbol, withdrawWord: verb } = useCurrencyTerms()(currency);
  const money = useMoneyText();
  const hidden = useBalanceHidden();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const all = allOf(prompt);
  const { min, max } = prompt.limits;
  return (
    <Card aria-label={t('withdraw.amount', { verb })}>
      <div className="padded__head">
        <h2>{t('withdraw.amount', { verb })}</h2>
        <span className="cap t3">
          {t('withdraw.available', { verb })}{' '}
          <b className="num payout__available">
            {hidden ? (
              <>
                <span aria-hidden="true">••••</span>
                <VisuallyHidden>{t('common.amountHidden')}</VisuallyHidden>
              </>
            ) : (
              money(prompt.available, currency)
            )}
          </b>
        </span>
      </div>
      <form onSubmit={submit} noValidate>
        <AmountField
          field={field}
          label={t('withdraw.amount', { verb })}
          labelHidden
          symbol={symbol}
          placeholder="0.00"
          trailing={
            <button
              type="button"
              className="link sm nowrap payout__all"
              disabled={all < min}
              onClick={() => onType(minorToText(all))}
            >
              {t('withdraw.allOf')}
            </button>
          }
          hint={t('withdraw.limits', { min: formatMinor(min), max: formatMinor(max) })}
          error={problem ?? undefined}
          value={typed}
          onValue={onType}
        />
      </form>
      {speed === null ? null : <SpeedChoice speed={speed} expected={prompt.expected} onSpeed={onSpeed} />}
    </Card>
  );
}
