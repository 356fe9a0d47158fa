import type { CommandSubject } from './command.ts';

const textOf = (facts: unknown): string =>
  JSON.stringify(facts, (_name, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));

/**
 * What a member wants, in words that are the same for the same wish: a new quote, or a price that was shown, makes no
 * other wish of it.
 */
export function wishOf(subject: CommandSubject): string {
  switch (subject.is) {
    case 'exchange':
      return textOf([subject.is, subject.from, subject.amount]);
    case 'buyCoins':
      return textOf([subject.is, subject.packId]);
    default:
      return textOf(subject);
  }
}
