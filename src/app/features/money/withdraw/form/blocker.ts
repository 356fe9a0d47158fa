import type { Payee } from '#app/features/money/payee/payee.ts';
import { barsAnother } from '#contract/money/order/bars-another.ts';
import type { WithdrawPrompt } from '#contract/money/order/payment-schema.ts';
import { durationText } from '#contract/units/duration-text.ts';
import { dayTime, type ServerTime } from '#contract/units/time.ts';
import { t } from '../texts.ts';
import type { OpenWithdrawals } from './open-withdrawals.ts';

type WithdrawalContext = {
  readonly prompt: Pick<
    WithdrawPrompt,
    'hold' | 'wageringLeft' | 'passwordWaitUntil' | 'passwordLockedUntil'
  >;
  readonly payee: Pick<Payee, 'usableAt'> | null;
  readonly now: ServerTime;
  readonly going: OpenWithdrawals;
  readonly speed: 'ordinary' | 'fast' | null;
  readonly verb: string;
};

/**
 * Returns why no order can be submitted whatever is typed; null when one can. One of a kind at a time; an appealed order
 * does not block the next.
 */
export function blockerOf({ prompt, payee, now, going, speed, verb }: WithdrawalContext): string | null {
  const kind = speed === 'fast' ? 'fastDraw' : 'withdrawal';
  const { hold, passwordWaitUntil: secretUntil, passwordLockedUntil: lockedUntil } = prompt;
  if (hold !== null && hold.until > now)
    return t(`withdraw.held_${hold.cause}`, { time: dayTime(hold.until), verb });
  if (lockedUntil !== null && lockedUntil > now)
    return t('withdraw.blockedLocked', { left: durationText(lockedUntil - now), verb });
  if (secretUntil !== null && secretUntil > now)
    return t('withdraw.blockedSecret', { time: dayTime(secretUntil), verb });
  if (payee !== null && payee.usableAt > now)
    return t('withdraw.blockedPayee', { time: dayTime(payee.usableAt), verb });
  if (prompt.wageringLeft > 0n) return t('withdraw.blockedWagering', { verb });
  if (going.pending.length > 0) return t('withdraw.blockedVerifying');
  const bars = going.open.some((order) => barsAnother(order, kind));
  return bars ? t('withdraw.blockedOrder', { verb }) : null;
}
