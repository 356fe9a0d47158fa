import { textOfError } from '#app/i18n/error-text.ts';
import { tLater } from '#app/i18n/later-text.ts';
import type { AppErrorFields } from '#contract/errors.ts';

/** What a person is told when moving money between wallets was refused: the wallet's own words where it has some. */
export function refusalText(error: AppErrorFields): string {
  if (error.code === 'BALANCE_SHORT') return tLater('transfer.balanceShort');
  if (error.code === 'VENUE_CLOSED') return tLater('transfer.venueClosed');
  if (error.code === 'AMOUNT_OUT_OF_LIMITS') return tLater('transfer.outOfLimits');
  return textOfError(error);
}
