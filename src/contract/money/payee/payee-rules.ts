import type { RecordType } from '#contract/money/statement/schema.ts';

/** Between a member's own wallets: neither income nor spending. */
export const OWN_WALLET_TYPES = ['transfer', 'treasury', 'exchange'] as const satisfies readonly RecordType[];

/** Saved cards, and saved addresses, of a member; and how many of them a choice shows before 全部 [9.04]. */
export const PAYEES_MAX = 3;
export const PAYEE_LABEL_MAX = 16;
/** Digits of a card number, as ISO/IEC 7812 has them [5.09]. */
export const CARD_DIGITS = { min: 8, max: 19 } as const;

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

const PATTERNS = { TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, ERC20: /^0x[0-9a-fA-F]{40}$/ } as const;

/** Chains supported for USDT. */
export type Chain = keyof typeof PATTERNS;

/** Reports whether a name of the wire is a chain supported by this client: the platform may offer others. */
export const isChain = (name: string): name is Chain => Object.hasOwn(PATTERNS, name);
export const CHAINS: readonly Chain[] = Object.keys(PATTERNS).filter(isChain);

/** Reports whether an address has the shape of its chain [3.13]: base58 behind a `T`, or 40 hex digits behind `0x`. */
export const isChainAddress = (chain: string, address: string): boolean =>
  isChain(chain) && PATTERNS[chain].test(address);

/** The chain an address is of by its shape, or null. */
export const chainOfAddress = (address: string): Chain | null =>
  CHAINS.find((chain) => isChainAddress(chain, address)) ?? null;
