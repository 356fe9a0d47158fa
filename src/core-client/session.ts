import { useSyncExternalStore } from 'react';
import type { UserId } from '#contract/fields/ids.ts';
import type { Restriction } from '#contract/protection/restriction/schema.ts';
import type { SessionView } from '#worker/session/session-api.ts';
import { generationNow, sessionNow, viewerNow, watchSession } from './viewer.ts';

/** Returns the current session: unknown until the core has read its store, then guest or member [4.02]. */
export const useSession = (): SessionView => useSyncExternalStore(watchSession, sessionNow);

/** The number of the viewer generation: what is mounted under it as its key ends with the member it was for. */
export const useGeneration = (): number => useSyncExternalStore(watchSession, generationNow);

/** Returns whether the viewer is known; their stored data can be read from then on. */
export const useIsViewerKnown = (): boolean =>
  useSyncExternalStore(watchSession, () => viewerNow().is !== 'unknown');

/** Returns the member that the page currently shows; null for a guest and while unknown. */
export function shownMember(): UserId | null {
  const session = sessionNow();
  return session.is === 'member' ? session.member.userId : null;
}

/** Returns the restriction on play of the current member; null for a guest, and for an unrestricted member [P.17, P.18]. */
export function useRestriction(): Restriction | null {
  const session = useSession();
  return session.is === 'member' ? (session.member.restriction ?? null) : null;
}
