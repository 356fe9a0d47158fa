import { useState } from 'react';
import { useIsOver } from '#app/core-client/server-clock.ts';
import { dayTimeText } from '#app/core-client/shown-time.ts';
import { useCurrencyWords } from '#app/features/site/currency-words.ts';
import { StatusLine } from '#app/features/wallet/status-line.tsx';
import { Button } from '#app/kit/action/button.tsx';
import type { OwnLimit } from '#contract/models/own-limit.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { OwnLimitForm } from './own-limit-form.tsx';
import { limitName, limitSum } from './own-limit-words.ts';
import { t } from './texts.ts';
import { type OwnLimitSetting, useOwnLimit } from './use-own-limit.ts';

type Sum = (amount: bigint, unit: OwnLimit['unit']) => string;

interface PendingProps {
  pending: NonNullable<OwnLimit['pending']>;
  setting: OwnLimitSetting;
  sum: Sum;
}

function pendingText(
  { amount, unit, effectiveAt }: PendingProps['pending'],
  sum: Sum,
  isReady: boolean,
): string {
  if (amount === null) {
    return isReady ? t('ownLimit.readyLift') : t('ownLimit.pendingLift', { time: dayTimeText(effectiveAt) });
  }
  const to = { amount: sum(amount, unit) };
  return isReady ? t('ownLimit.ready', to) : t('ownLimit.pending', { ...to, time: dayTimeText(effectiveAt) });
}

/** A raise that waits for its day by the server's clock, and the second yes or no to it: two buttons of equal weight. */
function Pending({ pending, setting, sum }: PendingProps) {
  const isOver = useIsOver(pending.effectiveAt);
  const isReady = pending.confirmable || isOver;
  return (
    <div className="limits__pending">
      <p className="sm" role="status">
        {pendingText(pending, sum, isReady)}
      </p>
      <div className="row gap2">
        {isReady ? (
          <Button size="sm" held={setting.busy} onClick={() => void setting.answer(true)}>
            {t('ownLimit.accept')}
          </Button>
        ) : null}
        <Button size="sm" held={setting.busy} onClick={() => void setting.answer(false)}>
          {t('ownLimit.keep')}
        </Button>
      </div>
    </div>
  );
}

function usedText({ kind, period, unit, used, left, opensAt }: OwnLimit, sum: Sum): string {
  if (period === 'each') return '';
  const usedNow = t('ownLimit.used', { used: sum(kind === 'loss' && used < 0n ? 0n : used, unit) });
  if (left === null || opensAt === null) return usedNow;
  return `${usedNow} · ${t('ownLimit.left', { left: sum(left, unit), time: dayTimeText(opensAt) })}`;
}

/** One limit on what is played: what holds, what is used, what is left and when it is counted again. */
export function OwnLimitRow({ limit, currency }: { limit: OwnLimit; currency: CurrencyEntry }) {
  const [editing, setEditing] = useState(false);
  const words = useCurrencyWords();
  const setting = useOwnLimit(limit, currency.code);
  const sum: Sum = (amount, unit) => limitSum(amount, unit, (code) => words(code).symbol);
  const { amount, unit, pending } = limit;
  const name = limitName(limit);
  const verb = t(amount === null ? 'ownLimit.set' : 'ownLimit.change');
  return (
    <li className="limits__row">
      <div className="limits__head">
        <h3>{name}</h3>
        <b className="num">{amount === null ? t('ownLimit.none') : sum(amount, unit)}</b>
        {editing ? null : (
          <Button size="sm" aria-label={`${verb} ${name}`} onClick={() => setEditing(true)}>
            {verb}
          </Button>
        )}
      </div>
      {usedText(limit, sum) === '' ? null : <p className="cap t2 num">{usedText(limit, sum)}</p>}
      {pending === null ? null : <Pending pending={pending} setting={setting} sum={sum} />}
      {setting.refused === null ? null : <StatusLine tone="alert">{setting.refused}</StatusLine>}
      {editing ? <OwnLimitForm {...{ limit, currency, setting }} onDone={() => setEditing(false)} /> : null}
    </li>
  );
}
