import { type FormEvent, useState } from 'react';
import { AmountField } from '#app/features/wallet/amount-field.tsx';
import { Button } from '#app/kit/action/button.tsx';
import type { DepositLimit } from '#contract/calls/deposit-limit.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { typedAmount } from '#contract/rules/money/amount-text.ts';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { t } from './texts.ts';
import type { LimitSetting } from './use-limit.ts';

interface LimitFormProps {
  limit: DepositLimit;
  currency: CurrencyEntry;
  setting: LimitSetting;
  onDone: () => void;
}

function problemOf(amount: Minor | null, now: Minor | null): string | undefined {
  if (amount === null) return t('limits.missing');
  if (amount <= 0n) return t('limits.nothing');
  return amount === now ? t('limits.same') : undefined;
}

/** Another limit: a free field, no amount is suggested. */
export function LimitForm({ limit, currency, setting, onDone }: LimitFormProps) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const amount = typedAmount(text);
  const problem = problemOf(amount, limit.amount);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (amount === null || problem !== undefined) return;
    if (await setting.set(amount)) onDone();
  };
  return (
    <form className="limits__form" onSubmit={submit} noValidate>
      <AmountField
        label={t('limits.field', { period: t(`limits.${limit.period}`) })}
        symbol={currency.symbol}
        value={text}
        onValue={setText}
        hint={t('limits.hint')}
        error={asked ? problem : undefined}
      />
      <div className="row gap2">
        <Button type="submit" variant="primary" loading={setting.busy}>
          {problem === undefined && amount !== null
            ? t('limits.saveAt', { amount: currency.symbol + formatMinor(amount) })
            : t('limits.save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
