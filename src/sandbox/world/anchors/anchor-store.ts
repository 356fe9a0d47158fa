import type { AnchorLookup, AnchorWire } from '#sandbox/world/matches/calendar/casters.ts';

/** Anchors on air and about to be. */
export type AnchorStore = AnchorLookup & {
  /** On air first by viewers, then interrupted, then those to come. */
  list(): readonly AnchorWire[];
  /** When the session began that an anchor is in, epoch ms; null off air, and for an unknown room. */
  onAirSince(anchorRoomId: string): number | null;
  /** Holds On0, On1 or On2 by hand; null lets the anchor's day decide again. Persisted. */
  holdStatus(anchorRoomId: string, status: 0 | 1 | 2 | null): boolean;
  /** What is held, or null where the anchor's day decides. */
  heldStatus(anchorRoomId: string): 0 | 1 | 2 | null;
};
