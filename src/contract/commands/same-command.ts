import type { CommandSubject } from './command.ts';

const textOf = (facts: unknown): string =>
  JSON.stringify(facts, (_name, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));

/**
 * A text that two commands share when a member means the same by them: a new quote, or another price on the screen,
 * does not make another command of it.
 */
export function commandKeyOf(subject: CommandSubject): string {
  switch (subject.is) {
    case 'exchange':
      return textOf([subject.is, subject.from, subject.amount]);
    case 'buyCoins':
      return textOf([subject.is, subject.packId]);
    case 'claimVipGift':
      return textOf([subject.is, subject.currency, subject.giftId]);
    case 'claimRebate':
      return textOf([subject.is, subject.currency]);
    case 'placeBet':
      return textOf([
        subject.is,
        subject.currency,
        subject.kind,
        subject.size,
        subject.stake,
        subject.legs.map(({ selectionId }) => selectionId),
      ]);
    case 'cashOut':
      return textOf([subject.is, subject.currency, subject.betId, subject.percent]);
    default:
      return textOf(subject);
  }
}
