import { refusalText } from '#app/page/refusal-text.ts';
import type { DepositLimit } from '#contract/protection/deposit-limit/calls.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { dayTime } from '#contract/units/time.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { t } from './texts.ts';

const WORDS = { ORDER_STEP_REFUSED: t('limits.tooSoon') };

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
async function take(
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
export function useLimit(limit: DepositLimit, currency: CurrencyEntry) {
  const { state, run } = useSubmission(async (step: LimitStep) => {
    try {
      showToast({ text: await take(limit, currency, step), tone: 'ok' });
    } finally {
      await refreshAnswers('depositLimit.list');
    }
  });
  const error = refusalOf(state);
  const attempt = async (step: LimitStep): Promise<boolean> => (await run(step)).is === 'done';
  return {
    busy: state.is === 'sending',
    refused: error && t('limits.refused', { why: refusalText(WORDS, error) }),
    set: (amount: Minor | null) => attempt({ is: 'set', amount }),
    answer: (accept: boolean) => attempt({ is: 'answer', accept }),
  };
}

export type LimitSetting = ReturnType<typeof useLimit>;
