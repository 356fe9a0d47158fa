/** Identifier that only one person has, as typed [P.18]. */
export type StrongKey = { readonly kind: 'phone' | 'card' | 'address' | 'idNumber'; readonly value: string };

/** Check whether an identifier belongs to a person who excluded themselves under another account [P.18]. */
export type PersonCheck = {
  /** @param userId account that uses it; null for a visitor without an account */
  isExcluded(key: StrongKey, userId: string | null): boolean;
};
