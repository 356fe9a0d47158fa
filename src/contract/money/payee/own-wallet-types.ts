import type { RecordType } from '#contract/money/statement/schema.ts';

/** Between a member's own wallets: neither income nor spending. */
export const OWN_WALLET_TYPES = ['transfer', 'treasury', 'exchange'] as const satisfies readonly RecordType[];
