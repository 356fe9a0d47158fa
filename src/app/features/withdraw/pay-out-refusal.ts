import { refusalText } from '#app/page/refusal-text.ts';
import { PAYEES_MAX } from '#contract/constants.ts';
import { type AppError, toAppError } from '#contract/errors.ts';
import { t } from './texts.ts';

const MINUTE_MS = 60_000;

/** Why the six digits were not taken, with the tries or the minutes left; null for another refusal. */
export function secretRefusal({ code, detail }: AppError): string | null {
  if (code === 'WITHDRAW_PASSWORD_LOCKED')
    return t('secret.locked', { minutes: Math.max(1, Math.ceil((detail.waitMs ?? 0) / MINUTE_MS)) });
  if (code !== 'WITHDRAW_PASSWORD_WRONG') return null;
  return detail.max ? t('secret.wrong', { count: detail.max }) : t('secret.wrongLast');
}

/** Why something about payees was refused, in a sentence; `verb` is what the site calls a withdrawal [1.05]. */
export function payeeRefusal(thrown: unknown, verb: string): string {
  const error = toAppError(thrown);
  switch (error.code) {
    case 'BANK_MISMATCH':
      return t('payee.bankWrong');
    case 'ADDRESS_WRONG':
      return t('payee.addressChecksum');
    case 'WITHDRAW_PASSWORD_UNSET':
      return t('payee.secretFirst', { verb });
    case 'CARD_NUMBER_WRONG':
      return t('payee.cardWrong');
    case 'PAYEE_KNOWN':
      return t('payee.known');
    case 'PAYEES_FULL':
      return t('payee.full', { max: PAYEES_MAX });
    case 'REAL_NAME_WRONG':
      return t('payee.nameForm');
    case 'ORDER_STEP_REFUSED':
      return t('payee.nameTaken');
    case 'ORDER_UNFINISHED':
      return t('payee.inUse', { verb });
    default:
      return refusalText('account', error);
  }
}
