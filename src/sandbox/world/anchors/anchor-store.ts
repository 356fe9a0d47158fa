import type { AnchorLookup, AnchorWire } from '#sandbox/world/matches/calendar/casters.ts';

/** Anchors on air and about to be. */
export type AnchorStore = AnchorLookup & {
  /** Anchors on air first by viewers, then interrupted, then upcoming. */
  list(): readonly AnchorWire[];
  /** Start of an anchor's current session, epoch ms; null off air, and for an unknown room. */
  onAirSince(anchorRoomId: string): number | null;
  /** Holds On0, On1 or On2 manually; null returns control to the anchor's schedule. Persisted. */
  holdStatus(anchorRoomId: string, status: 0 | 1 | 2 | null): boolean;
  /** Status that is held, or null when the anchor's schedule decides. */
  heldStatus(anchorRoomId: string): 0 | 1 | 2 | null;
};
