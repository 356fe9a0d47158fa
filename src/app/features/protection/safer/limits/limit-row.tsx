import { type FormEvent, useState } from 'react';
import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { AmountField } from '#app/features/money/wallet/amount/amount-field.tsx';
import { LimitBar } from '#app/features/money/wallet/limit-bar.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { typedAmount } from '#contract/money/wallet/amount-text.ts';
import type { DepositLimit } from '#contract/protection/deposit-limit/calls.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { dayTime } from '#contract/units/time.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { useIsOver } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { t } from './texts.ts';

const REFUSAL_TEXTS = { ORDER_STEP_REFUSED: t('limits.tooSoon') };

/** Returns the message for a changed limit: effective now, or pending until its day. */
function setText({ pending }: DepositLimit, amount: Minor | null, symbol: string): string {
  const sum = amount === null ? '' : symbol + formatMinor(amount);
  if (pending === null) return t('limits.lowered', { amount: sum });
  const time = dayTime(pending.effectiveAt);
  return amount === null ? t('limits.waitsLift', { time }) : t('limits.waits', { amount: sum, time });
}

type LimitStep =
  | { readonly is: 'set'; readonly amount: Minor | null }
  | { readonly is: 'answer'; readonly accept: boolean };

/** Takes one step with a limit; returns the result message. @throws AppError */
async function applyStep(
  { period }: DepositLimit,
  { code: currency, symbol }: CurrencyEntry,
  step: LimitStep,
): Promise<string> {
  if (step.is === 'answer') {
    await callCore('depositLimit.confirm', { currency, period, accept: step.accept });
    return t(step.accept ? 'limits.accepted' : 'limits.kept');
  }
  const { list } = await callCore('depositLimit.set', { currency, period, amount: step.amount });
  const now = list.find((limit) => limit.period === period);
  return now ? setText(now, step.amount, symbol) : t('limits.accepted');
}

/** Sets one limit, and answers for an increase once its day has passed. Setting it twice to the same is the same. */
function useLimit(limit: DepositLimit, currency: CurrencyEntry) {
  const { state, run } = useSubmission(async (step: LimitStep) => {
    try {
      showToast({ text: await applyStep(limit, currency, step), tone: 'ok' });
    } finally {
      await refreshAnswers('depositLimit.list');
    }
  });
  const error = refusalOf(state);
  const attempt = async (step: LimitStep): Promise<boolean> => (await run(step)).is === 'done';
  return {
    busy: state.is === 'sending',
    refused: error && t('limits.refused', { why: refusalText(REFUSAL_TEXTS, error) }),
    set: (amount: Minor | null) => attempt({ is: 'set', amount }),
    answer: (accept: boolean) => attempt({ is: 'answer', accept }),
  };
}

type LimitSetting = ReturnType<typeof useLimit>;

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

/** Form for a new limit: a free field without a suggested amount. */
function LimitForm({ limit, currency, setting, onDone }: LimitFormProps) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const amount = typedAmount(text);
  const problem = problemOf(amount, limit.amount);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
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
        error={tried ? problem : undefined}
      />
      <div className="row gap-8">
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

type Pending = NonNullable<DepositLimit['pending']>;

function pendingText({ amount, effectiveAt }: Pending, symbol: string, isReady: boolean): string {
  const time = dayTimeText(effectiveAt);
  if (amount === null) {
    return isReady ? t('limits.pendingReadyLift') : t('limits.pendingLift', { time });
  }
  const sum = symbol + formatMinor(amount);
  return isReady ? t('limits.pendingReady', { amount: sum }) : t('limits.pending', { amount: sum, time });
}

interface PendingLimitProps {
  pending: Pending;
  setting: LimitSetting;
}

/** An increase that waits for its day, and the second yes or no to it. */
function PendingLimit({ pending, setting }: PendingLimitProps) {
  const { symbol } = useCurrencyTerms()(pending.currency);
  const isOver = useIsOver(pending.effectiveAt);
  const isReady = pending.confirmable || isOver;
  return (
    <div className="limits__pending">
      <p className="sm" role="status">
        {pendingText(pending, symbol, isReady)}
      </p>
      <div className="row gap-8">
        {isReady ? (
          <Button size="sm" variant="soft" loading={setting.busy} onClick={() => setting.answer(true)}>
            {t(pending.amount === null ? 'limits.acceptLift' : 'limits.accept')}
          </Button>
        ) : null}
        <Button size="sm" held={setting.busy} onClick={() => setting.answer(false)}>
          {t('limits.giveUp')}
        </Button>
      </div>
    </div>
  );
}

interface LiftLimitProps {
  name: string;
  amount: Minor;
  symbol: string;
  setting: LimitSetting;
}

/** Requests the removal of a limit, which is delayed by a day like any increase. */
function LiftLimit({ name, amount, symbol, setting }: LiftLimitProps) {
  const [asking, setAsking] = useState(false);
  const lift = async () => {
    await setting.set(null);
    setAsking(false);
  };
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        {t('limits.lift')}
      </Button>
      <AlertDialog
        open={asking}
        title={t('limits.liftTitle', { period: name })}
        description={t('limits.liftText', { amount: symbol + formatMinor(amount) })}
        confirmLabel={t('limits.liftConfirm')}
        onConfirm={lift}
        cancelLabel={t('common.cancel')}
        onCancel={() => setAsking(false)}
        busy={setting.busy}
        focus="cancel"
      />
    </>
  );
}

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

/** Row of one limit: current value, usage, pending change, and a form for a new value. */
export function LimitRow({ limit, currency }: LimitRowProps) {
  const [editing, setEditing] = useState(false);
  const setting = useLimit(limit, currency);
  const { amount, period, pending } = limit;
  const { symbol } = useCurrencyTerms()(limit.currency);
  const name = t(`limits.${period}`);
  return (
    <li className="limits__row">
      <div className="limits__head row gap-12">
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
