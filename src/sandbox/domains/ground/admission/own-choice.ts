import type { PlatformCodeName } from '#contract/platform-codes.ts';

const OWN_CHOICES: ReadonlySet<PlatformCodeName> = new Set<PlatformCodeName>([
  'LIMIT_REACHED',
  'REALITY_CHECK_DUE',
  'ON_BREAK',
  'EXCLUDED',
  'ACCOUNT_CLOSED',
  'BLOCKED_BY_CHOICE',
  'IDENTITY_NEEDED',
]);

/** Whether a refusal comes of protection: the platform could have done it, and does not [P.15–P.18]. */
export const isOwnChoice = (code: PlatformCodeName): boolean => OWN_CHOICES.has(code);
