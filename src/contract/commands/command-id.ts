import type { ClientRequestId } from '#contract/fields/ids.ts';
import type { CommandSubject } from './command.ts';

/** Reports whether a stored text is a request id. */
export const isRequestId = (text: string): text is ClientRequestId => /^[\da-f]{16,64}$/.test(text);

/** An id of one intent from random bytes, 8 to 32 of them. @throws RangeError for other sizes. */
export function clientRequestIdOf(bytes: Uint8Array): ClientRequestId {
  const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (isRequestId(text)) return text;
  throw new RangeError('a request id takes 8 to 32 bytes');
}

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
