import type { RecordType } from '#contract/money/statement/schema.ts';

/** Between a member's own wallets: neither income nor spending. */
export const OWN_WALLET_TYPES = ['transfer', 'treasury', 'exchange'] as const satisfies readonly RecordType[];

/** Saved cards, and saved addresses, of a member; and how many of them a choice shows before 全部 [9.04]. */
export const PAYEES_MAX = 3;
export const PAYEE_LABEL_MAX = 16;
/** Digits of a card number, as ISO/IEC 7812 has them [5.09]. */
export const CARD_DIGITS = { min: 8, max: 19 } as const;
