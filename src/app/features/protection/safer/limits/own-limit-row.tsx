import { type FormEvent, useState } from 'react';
import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { typedAmount } from '#contract/money/wallet/amount-text.ts';
import type { LimitUnit, OwnLimit } from '#contract/protection/own-limit/schema.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { type Currency, formatMinor, minor } from '#contract/units/money.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { useIsOver } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { TextField } from '#kit/form/text-field.tsx';
import { t } from './texts.ts';

type Step =
  | { readonly is: 'set'; readonly amount: bigint | null }
  | { readonly is: 'answer'; readonly accept: boolean };

/** @returns whether the change is pending until its day @throws AppError */
async function applyStep({ kind, period }: OwnLimit, currency: Currency, step: Step): Promise<boolean> {
  const limitKey = { currency, kind, period };
  if (step.is === 'answer') {
    await callCore('ownLimit.confirm', { ...limitKey, accept: step.accept });
    return false;
  }
  const { list } = await callCore('ownLimit.set', { ...limitKey, amount: step.amount });
  const now = list.find((limit) => limit.kind === kind && limit.period === period);
  return now?.pending !== null && now?.pending !== undefined;
}

/** Sets one limit on what is played, and answers for a raise of it [P.15]. Setting it twice to the same is the same. */
function useOwnLimit(limit: OwnLimit, currency: Currency) {
  const { state, run } = useSubmission(async (step: Step) => {
    const waits = await applyStep(limit, currency, step);
    showToast({ text: t(waits ? 'ownLimit.waits' : 'ownLimit.holds'), tone: 'ok' });
    await refreshAnswers('ownLimit.list');
  });
  const error = refusalOf(state);
  const attempt = async (step: Step): Promise<boolean> => (await run(step)).is === 'done';
  return {
    busy: state.is === 'sending',
    refused: error && textOfError(error),
    set: (amount: bigint | null) => attempt({ is: 'set', amount }),
    answer: (accept: boolean) => attempt({ is: 'answer', accept }),
  };
}

/** Steps available for one limit, and the result of the last one. */
type OwnLimitSetting = ReturnType<typeof useOwnLimit>;

/** Formats the value of a limit with its unit. */
function limitSum(amount: bigint, unit: LimitUnit, symbolOf: (currency: 'CNY' | 'USDT') => string): string {
  if (unit === 'COIN') return t('ownLimit.coins', { count: amount.toLocaleString('en') });
  if (unit === 'MINUTE') return t('ownLimit.minutes', { count: String(amount) });
  return `${symbolOf(unit)}${formatMinor(minor(amount))}`;
}

/** The name of a limit: its window and what it is on. */
const limitName = ({ kind, period }: Pick<OwnLimit, 'kind' | 'period'>): string =>
  period === 'each' ? t('ownLimit.single') : `${t(`ownLimit.${period}`)}${t(`ownLimit.${kind}`)}`;

const isIntegerKind = (kind: OwnLimit['kind']) => kind === 'gift' || kind === 'time';

/** Parses the typed value of a limit, in its smallest unit; null for invalid numbers. */
function typedLimit(text: string, kind: OwnLimit['kind']): bigint | null {
  if (isIntegerKind(kind)) return /^[1-9]\d{0,8}$/.test(text.trim()) ? BigInt(text.trim()) : null;
  const amount = typedAmount(text);
  return amount !== null && amount > 0n ? amount : null;
}

/** Returns the unit of a limit's value. */
const unitLabel = (kind: OwnLimit['kind'], currency: CurrencyEntry): string => {
  if (!isIntegerKind(kind)) return currency.symbol;
  return t(kind === 'gift' ? 'ownLimit.coinUnit' : 'ownLimit.minuteUnit');
};

interface OwnLimitFormProps {
  limit: OwnLimit;
  currency: CurrencyEntry;
  setting: OwnLimitSetting;
  onDone: () => void;
}

/** Form for a new limit: a free field without a suggestion. Removing a limit counts as an increase, with the same delay. */
function OwnLimitForm({ limit, currency, setting, onDone }: OwnLimitFormProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const amount = typedLimit(text, limit.kind);
    setWrong(amount === null);
    if (amount !== null && (await setting.set(amount))) onDone();
  };
  const lift = async () => {
    if (await setting.set(null)) onDone();
  };
  return (
    <form className="limits__form" onSubmit={submit} noValidate>
      <TextField
        label={t('ownLimit.field', { name: limitName(limit), unit: unitLabel(limit.kind, currency) })}
        inputMode="decimal"
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={isWrong ? t('ownLimit.wrong') : undefined}
      />
      <div className="row gap-8">
        <Button type="submit" loading={setting.busy}>
          {t('ownLimit.save')}
        </Button>
        {limit.amount === null ? null : (
          <Button variant="ghost" held={setting.busy} onClick={lift}>
            {t('ownLimit.lift')}
          </Button>
        )}
        <Button variant="ghost" onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}

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
      <div className="row gap-8">
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

/** Row of one play limit: current value, usage, remainder, and time of the next reset. */
export function OwnLimitRow({ limit, currency }: { limit: OwnLimit; currency: CurrencyEntry }) {
  const [editing, setEditing] = useState(false);
  const termsOf = useCurrencyTerms();
  const setting = useOwnLimit(limit, currency.code);
  const sum: Sum = (amount, unit) => limitSum(amount, unit, (code) => termsOf(code).symbol);
  const { amount, unit, pending } = limit;
  const name = limitName(limit);
  const verb = t(amount === null ? 'ownLimit.set' : 'ownLimit.change');
  return (
    <li className="limits__row">
      <div className="limits__head row gap-12">
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
