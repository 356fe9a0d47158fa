import { useIsOver } from '#app/core-client/server-clock.ts';
import { dayTimeText } from '#app/core-client/shown-time.ts';
import { useCurrencyWords } from '#app/features/site/currency-words.ts';
import { Button } from '#app/kit/action/button.tsx';
import type { DepositLimit } from '#contract/calls/deposit-limit.ts';
import { formatMinor } from '#contract/units/money.ts';
import { t } from './texts.ts';
import type { LimitSetting } from './use-limit.ts';

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
export function PendingLimit({ pending, setting }: PendingLimitProps) {
  const { symbol } = useCurrencyWords()(pending.currency);
  const isOver = useIsOver(pending.effectiveAt);
  const isReady = pending.confirmable || isOver;
  return (
    <div className="limits__pending">
      <p className="sm" role="status">
        {pendingText(pending, symbol, isReady)}
      </p>
      <div className="row gap2">
        {isReady ? (
          <Button size="sm" variant="soft" loading={setting.busy} onClick={() => setting.answer(true)}>
            {t(pending.amount === null ? 'limits.acceptLift' : 'limits.accept')}
          </Button>
        ) : null}
        <Button size="sm" disabled={setting.busy} onClick={() => setting.answer(false)}>
          {t('limits.giveUp')}
        </Button>
      </div>
    </div>
  );
}
