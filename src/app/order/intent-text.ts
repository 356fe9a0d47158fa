import { tLater } from '#app/i18n/later-text.ts';
import type { IntentSubject } from '#contract/models/money-intent.ts';
import { formatMinor } from '#contract/units/money.ts';

/** What an intent was about, in words: `充值 3,000.00`. */
export function intentText(subject: IntentSubject): string {
  switch (subject.is) {
    case 'deposit':
    case 'fastDeposit':
    case 'withdrawal':
    case 'transfer':
      return `${tLater(`order.${subject.is}`)} ${formatMinor(subject.amount)}`;
    case 'oneClickIn':
      return tLater('order.transfer');
    case 'deed':
      return tLater(`order.${subject.deed}`);
    default:
      return subject satisfies never;
  }
}
