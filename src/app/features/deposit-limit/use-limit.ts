import { useState } from 'react';
import { callCore } from '#app/core-client/core.ts';
import { refreshAnswers } from '#app/core-client/query.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { thrownRefusalText } from '#app/page/refusal-text.ts';
import type { DepositLimit } from '#contract/calls/deposit-limit.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { dayTime } from '#contract/units/time.ts';
import { t } from './texts.ts';

const WORDS = { ORDER_STEP_REFUSED: t('limits.tooSoon') };

/** What was set: it holds now, or it waits for its day. */
function setText({ pending }: DepositLimit, amount: Minor | null, symbol: string): string {
  const sum = amount === null ? '' : symbol + formatMinor(amount);
  if (pending === null) return t('limits.lowered', { amount: sum });
  const time = dayTime(pending.effectiveAt);
  return amount === null ? t('limits.waitsLift', { time }) : t('limits.waits', { amount: sum, time });
}

/** Sets one limit, and answers for an increase once its day has passed. Setting it twice to the same is the same. */
export function useLimit({ period }: DepositLimit, { code: currency, symbol }: CurrencyEntry) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const attempt = async (run: () => Promise<string>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setRefused(null);
    try {
      showToast({ text: await run(), tone: 'ok' });
      return true;
    } catch (thrown) {
      setRefused(t('limits.refused', { why: thrownRefusalText(WORDS, thrown) }));
      return false;
    } finally {
      await refreshAnswers('depositLimit.list');
      setBusy(false);
    }
  };

  return {
    busy,
    refused,
    set: (amount: Minor | null) =>
      attempt(async () => {
        const { list } = await callCore('depositLimit.set', { currency, period, amount });
        const now = list.find((limit) => limit.period === period);
        return now ? setText(now, amount, symbol) : t('limits.accepted');
      }),
    answer: (accept: boolean) =>
      attempt(async () => {
        await callCore('depositLimit.confirm', { currency, period, accept });
        return t(accept ? 'limits.accepted' : 'limits.kept');
      }),
  };
}

export type LimitSetting = ReturnType<typeof useLimit>;
