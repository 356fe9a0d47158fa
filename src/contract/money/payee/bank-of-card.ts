type BankPrefixes = { readonly bankCode: string; readonly prefixes: readonly string[] };

/** The code of the bank a card number is probably of: the one with the longest prefix of it; null when none has any. */
export function bankOfCard(number: string, banks: readonly BankPrefixes[]): string | null {
  const matches = banks.flatMap(({ bankCode, prefixes }) =>
    prefixes.filter((prefix) => number.startsWith(prefix)).map((prefix) => ({ bankCode, prefix })),
  );
  return matches.toSorted((one, other) => other.prefix.length - one.prefix.length)[0]?.bankCode ?? null;
}
