import type { Payee } from '#app/features/money/payee/payee.ts';
import type { CommandSubject } from '#contract/commands/command.ts';
import { barsAnother, isWithdrawal } from '#contract/money/order/order-guards.ts';
import type { WithdrawPrompt } from '#contract/money/order/payment-schema.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { typedAmount } from '#contract/money/wallet/amount-text.ts';
import { durationText } from '#contract/units/duration-text.ts';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { dayTime, type ServerTime } from '#contract/units/time.ts';
import type { CommandsView } from '#worker/services/commands/command-api.ts';
import { t } from '../texts.ts';

const FULL_PERCENT = 100n;

/**
 * Returns the completed part of the wagering requirement, whole percent, rounded down so that an incomplete one never
 * counts as done.
 */
export const percentDone = ({
  wageringLeft: remaining,
  wageringTotal: total,
}: Pick<WithdrawPrompt, 'wageringLeft' | 'wageringTotal'>): number =>
  remaining === 0n || total === 0n
    ? Number(FULL_PERCENT)
    : Number(((total - remaining) * FULL_PERCENT) / total);

type Known = Pick<WithdrawPrompt, 'available' | 'limits'>;

/**
 * Returns why an amount cannot be withdrawn, shown while it is typed; null for a valid one. `verb` is the site's word for
 * it [1.05].
 */
export function amountProblem(typed: string, { available, limits }: Known, verb: string): string | null {
  if (typed === '') return t('withdraw.amountMissing', { verb });
  const amount = typedAmount(typed);
  if (amount === null) return t('withdraw.amountForm');
  if (amount < limits.min) return t('withdraw.belowMin', { min: formatMinor(limits.min) });
  if (amount > available) return t('withdraw.aboveAvailable', { verb, available: formatMinor(available) });
  if (amount > limits.max) return t('withdraw.aboveMax', { max: formatMinor(limits.max) });
  return null;
}

/** Returns the largest amount of one order; amounts above the limits are not offered. */
export function allOf({ available, limits }: Known): Minor {
  return available > limits.max ? limits.max : available;
}

const isNewWithdrawal = ({ subject }: { readonly subject: CommandSubject }) => subject.is === 'withdrawal';

/** The member's withdrawals that are under way, whose end is being looked up, or whose end is still to be read. */
export const openWithdrawals = (open: readonly MoneyOrder[] | null, { pending, settled }: CommandsView) => ({
  open: open?.filter(isWithdrawal) ?? [],
  pending: pending.filter((command) => isNewWithdrawal(command) && command.state !== 'sending'),
  ended: settled.filter((command) => isNewWithdrawal(command) && !command.isShown),
});
type OpenWithdrawals = ReturnType<typeof openWithdrawals>;

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
