import { refuse } from '#sandbox/base/refusal.ts';
import type { AskedUse, Guard } from '#sandbox/domains/protection/asked-use.ts';
import type { Identities } from './identities.ts';

/** What waits until it is known who the member is. Money on its way back and out never does. */
const HELD: ReadonlySet<AskedUse['use']> = new Set<AskedUse['use']>([
  'deposit',
  'bet',
  'launch',
  'transferIn',
]);

/** Nobody pays in or plays before their document counts, where the site asks for it [P.25]. @throws Refusal IDENTITY_NEEDED */
export const identityGuard =
  ({ isMissing }: Pick<Identities, 'isMissing'>): Guard =>
  ({ userId, use, siteId, at }) => {
    if (HELD.has(use) && isMissing(userId, siteId, at)) refuse('IDENTITY_NEEDED');
  };
