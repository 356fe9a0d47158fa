import { tLater } from '#app/i18n/later-text.ts';
import type { IntentSubject } from '#contract/models/money-intent.ts';
import { formatMinor } from '#contract/units/money.ts';

/** What a member wanted done, in a few words. */
export function intentText(what: IntentSubject): string {
  switch (what.is) {
    case 'deposit':
    case 'fastDeposit':
      return tLater('assets.intentDeposit', { amount: formatMinor(what.amount) });
    case 'withdrawal':
      return tLater('assets.intentWithdrawal', { amount: formatMinor(what.amount) });
    case 'transfer':
      return tLater(what.into ? 'assets.intentInto' : 'assets.intentOut', {
        amount: formatMinor(what.amount),
      });
    case 'oneClickIn':
      return tLater('assets.intentAllIn');
    case 'deed':
      return tLater('assets.intentDeed');
  }
}
