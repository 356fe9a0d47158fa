import type { Restriction } from '#contract/protection/restriction/schema.ts';
import { useSession } from './session.ts';

/** Returns the restriction on play of the current member; null for a guest, and for an unrestricted member [P.17, P.18]. */
export function useRestriction(): Restriction | null {
  const session = useSession();
  return session.is === 'member' ? (session.member.restriction ?? null) : null;
}
