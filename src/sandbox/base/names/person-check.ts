/** What a person alone has, as it was typed [P.18]. */
export type StrongKey = { readonly kind: 'phone' | 'card' | 'address' | 'idNumber'; readonly value: string };

/** Whether something belongs to a person who excluded themselves under another account [P.18]. */
export type PersonCheck = {
  /** @param userId who brings it; null for somebody who has no account yet */
  isExcluded(key: StrongKey, userId: string | null): boolean;
};
