import { refuse } from '#sandbox/base/refusal.ts';
import type { Protection } from '#sandbox/domains/protection/protection.ts';
import type { MarkerStore } from './marker-store.ts';

/**
 * Takes nothing that was offered while an operator has an open case about the member; whatever else is asked about before.
 * @throws Refusal ACTIVITY_BLACKLIST
 */
export const holdingOffers = (
  protection: Protection,
  { hasOpenCase }: Pick<MarkerStore, 'hasOpenCase'>,
): Protection => ({
  admit(asked) {
    protection.admit(asked);
    if (asked.use === 'offer' && hasOpenCase(asked.userId)) refuse('ACTIVITY_BLACKLIST');
  },
});
