import { useState } from 'react';
import { useCurrencyWords } from '#app/features/site/currency-words.ts';
import { LimitBar } from '#app/features/wallet/limit-bar.tsx';
import { StatusLine } from '#app/features/wallet/status-line.tsx';
import { Button } from '#app/kit/action/button.tsx';
import type { DepositLimit } from '#contract/calls/deposit-limit.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { formatMinor } from '#contract/units/money.ts';
import { LiftLimit } from './lift-limit.tsx';
import { LimitForm } from './limit-form.tsx';
import { PendingLimit } from './pending-limit.tsx';
import { t } from './texts.ts';
import { useLimit } from './use-limit.ts';

interface LimitRowProps {
  limit: DepositLimit;
  currency: CurrencyEntry;
}

function Used({ limit: { amount, used }, symbol }: { limit: DepositLimit; symbol: string }) {
  const sum = symbol + formatMinor(used);
  if (amount === null) return <p className="cap t3 num">{t('limits.usedOnly', { used: sum })}</p>;
  const label = t('limits.used', { used: sum, limit: symbol + formatMinor(amount) });
  return <LimitBar label={label} used={used} limit={amount} />;
}

/** One limit: what holds, how much of it is used, what waits, and the way to another. */
export function LimitRow({ limit, currency }: LimitRowProps) {
  const [editing, setEditing] = useState(false);
  const setting = useLimit(limit, currency);
  const { amount, period, pending } = limit;
  const { symbol } = useCurrencyWords()(limit.currency);
  const name = t(`limits.${period}`);
  return (
    <li className="limits__row">
      <div className="limits__head">
        <h2>{name}</h2>
        <b className="num">{amount === null ? t('limits.none') : symbol + formatMinor(amount)}</b>
        {editing ? null : (
          <Button
            size="sm"
            aria-label={`${t(amount === null ? 'limits.set' : 'limits.change')} ${name}`}
            onClick={() => setEditing(true)}
          >
            {t(amount === null ? 'limits.set' : 'limits.change')}
          </Button>
        )}
        {amount === null || editing ? null : (
          <LiftLimit name={name} amount={amount} symbol={symbol} setting={setting} />
        )}
      </div>
      <Used limit={limit} symbol={symbol} />
      {pending === null ? null : <PendingLimit pending={pending} setting={setting} />}
      {setting.refused === null ? null : <StatusLine tone="alert">{setting.refused}</StatusLine>}
      {editing ? (
        <LimitForm limit={limit} currency={currency} setting={setting} onDone={() => setEditing(false)} />
      ) : null}
    </li>
  );
}
