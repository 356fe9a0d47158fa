import { accountTexts, thrownRefusalText } from '#app/page/refusal-text.ts';
import { PAYEES_MAX } from '#contract/money/payee/payee-rules.ts';
import type { RefusalTexts } from '#i18n/error-text.ts';
import { t } from './texts.ts';

const payeeTexts = (verb: string): RefusalTexts => ({
  ...accountTexts,
  BANK_MISMATCH: t('payee.bankWrong'),
  ADDRESS_WRONG: t('payee.addressChecksum'),
  WITHDRAW_PASSWORD_UNSET: t('payee.secretFirst', { verb }),
  CARD_NUMBER_WRONG: t('payee.cardWrong'),
  PAYEE_KNOWN: t('payee.known'),
  PAYEES_FULL: t('payee.full', { max: PAYEES_MAX }),
  REAL_NAME_WRONG: t('payee.nameForm'),
  ORDER_STEP_REFUSED: t('payee.nameTaken'),
  ORDER_UNFINISHED: t('payee.inUse', { verb }),
});

/** Why something about payees was refused, in a sentence; `verb` is what the site calls a withdrawal [1.05]. */
export const payeeRefusalText = (thrown: unknown, verb: string): string =>
  thrownRefusalText(payeeTexts(verb), thrown);
