import { refuse } from '#sandbox/base/refusal.ts';
import type { Admission } from '#sandbox/domains/ground/admission/admission.ts';
import type { MarkerStore } from './marker-store.ts';

/**
 * Blocks the use of offers while an operator has an open case about the member; all other checks run first.
 * @throws Refusal ACTIVITY_BLACKLIST
 */
export const holdingOffers = (
  protection: Admission,
  { hasOpenCase }: Pick<MarkerStore, 'hasOpenCase'>,
): Admission => ({
  admit(asked) {
    protection.admit(asked);
    if (asked.use === 'offer' && hasOpenCase(asked.userId)) refuse('ACTIVITY_BLACKLIST');
  },
});
