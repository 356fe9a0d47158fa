import type { RefusalCode } from '#contract/error-codes.table.ts';

const OWN_CHOICES: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'LIMIT_REACHED',
  'REALITY_CHECK_DUE',
  'ON_BREAK',
  'EXCLUDED',
  'ACCOUNT_CLOSED',
  'BLOCKED_BY_CHOICE',
  'IDENTITY_NEEDED',
]);

/** Reports whether a refusal is due to protection: the platform could have acted, and does not [P.15–P.18]. */
export const isOwnChoice = (code: RefusalCode): boolean => OWN_CHOICES.has(code);
