import { tLater } from '#app/i18n/later-text.ts';
import { refusalText } from '#app/page/refusal-text.ts';
import { PAYEES_MAX } from '#contract/constants.ts';
import { type AppError, toAppError } from '#contract/errors.ts';

const MINUTE_MS = 60_000;

/** Why the six digits were not taken, with the tries or the minutes left; null for another refusal. */
export function secretRefusal({ code, detail }: AppError): string | null {
  if (code === 'WITHDRAW_PASSWORD_LOCKED')
    return tLater('secret.locked', { minutes: Math.max(1, Math.ceil((detail.waitMs ?? 0) / MINUTE_MS)) });
  if (code !== 'WITHDRAW_PASSWORD_WRONG') return null;
  return detail.max ? tLater('secret.wrong', { count: detail.max }) : tLater('secret.wrongLast');
}

/** Why something about payees was refused, in a sentence; `verb` is what the site calls a withdrawal [1.05]. */
export function payeeRefusal(thrown: unknown, verb: string): string {
  const error = toAppError(thrown);
  switch (error.code) {
    case 'BANK_MISMATCH':
      return tLater('payee.bankWrong');
    case 'ADDRESS_WRONG':
      return tLater('payee.addressChecksum');
    case 'WITHDRAW_PASSWORD_UNSET':
      return tLater('payee.secretFirst', { verb });
    case 'CARD_NUMBER_WRONG':
      return tLater('payee.cardWrong');
    case 'PAYEE_KNOWN':
      return tLater('payee.known');
    case 'PAYEES_FULL':
      return tLater('payee.full', { max: PAYEES_MAX });
    case 'REAL_NAME_WRONG':
      return tLater('payee.nameForm');
    case 'ORDER_STEP_REFUSED':
      return tLater('payee.nameTaken');
    case 'ORDER_UNFINISHED':
      return tLater('payee.inUse', { verb });
    default:
      return refusalText('account', error);
  }
}
