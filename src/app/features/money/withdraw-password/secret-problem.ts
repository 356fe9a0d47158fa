import { isWeakWithdrawalPassword } from '#contract/money/withdraw-password/weak-withdrawal-password.ts';
import { isWithdrawalPassword } from '#contract/text/text-patterns.ts';
import { t } from './texts.ts';

/** A new secret as typed: the old one where there is one, the new one, and the new one again. */
export type Typed = { readonly old: string; readonly next: string; readonly again: string };
export type Problems = { readonly [Field in keyof Typed]: string | undefined };

/**
 * What is wrong with the secret and its repetition [5.05]. While it is typed, only what no further digit can mend is
 * said; on submitting also what is missing.
 */
export function secretProblems({ old, next, again }: Typed, asksOld: boolean, submitted: boolean): Problems {
  const missing = (digits: string) =>
    submitted && !isWithdrawalPassword(digits) ? t('secret.missing') : undefined;
  const unfit = () => {
    if (!isWithdrawalPassword(next)) return undefined;
    if (isWeakWithdrawalPassword(next)) return t('secret.weak');
    return asksOld && next === old ? t('secret.same') : undefined;
  };
  const differs = again !== '' && !next.startsWith(again) ? t('secret.differs') : undefined;
  return {
    old: asksOld ? missing(old) : undefined,
    next: missing(next) ?? unfit(),
    again: differs ?? missing(again),
  };
}
