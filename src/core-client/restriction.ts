import type { Restriction } from '#contract/protection/restriction/schema.ts';
import { useSession } from './session.ts';

/** What keeps the member who is here from playing; null for a guest, and for a member who is free [P.17, P.18]. */
export function useRestriction(): Restriction | null {
  const session = useSession();
  return session.is === 'member' ? (session.member.restriction ?? null) : null;
}
