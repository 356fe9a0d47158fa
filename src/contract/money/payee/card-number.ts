import { CARD_DIGITS } from './constants.ts';

type BankPrefixes = { readonly bankCode: string; readonly prefixes: readonly string[] };

/** The code of the bank a card number is probably of: the one with the longest prefix of it; null when none has any. */
export function bankOfCard(number: string, banks: readonly BankPrefixes[]): string | null {
  const matches = banks.flatMap(({ bankCode, prefixes }) =>
    prefixes.filter((prefix) => number.startsWith(prefix)).map((prefix) => ({ bankCode, prefix })),
  );
  return matches.toSorted((one, other) => other.prefix.length - one.prefix.length)[0]?.bankCode ?? null;
}

const LARGEST_DIGIT = 9;
const DIGITS = new RegExp(`^(?!0+$)\\d{${CARD_DIGITS.min},${CARD_DIGITS.max}}$`);

/** Every second digit from the right counts double, a two-digit double by the sum of its digits. */
const weightOf = (digit: number, fromRight: number) => {
  const weighed = fromRight % 2 === 1 ? digit * 2 : digit;
  return weighed > LARGEST_DIGIT ? weighed - LARGEST_DIGIT : weighed;
};

/** The number of a payment card [5.09]: `CARD_DIGITS`, not all zero, with a right Luhn checksum. */
export function isCardNumber(text: string): boolean {
  if (!DIGITS.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, at) => total + weightOf(Number(digit), at), 0);
  return sum % 10 === 0;
}
