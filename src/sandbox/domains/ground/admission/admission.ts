import type { RefusalCode } from '#contract/error-codes.table.ts';
import type { Guard, RequestedAction } from './requested-action.ts';

/** Single decision on whether a member may proceed [P.15–P.18]. */
export type Admission = {
  /**
   * Checks an action just before the money is reserved, with nothing in between, so that no other action is admitted at the
   * same time.
   * @throws Refusal by the first guard that refuses
   */
  admit(action: RequestedAction): void;
};

/**
 * @param guards in the order in which a member is to hear of them: the strongest first
 * @param noted receives what was admitted
 */
export const createAdmission = (
  guards: readonly Guard[],
  noted: (action: RequestedAction) => void = () => undefined,
): Admission => ({
  admit(action) {
    for (const guard of guards) guard(action);
    noted(action);
  },
});

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
