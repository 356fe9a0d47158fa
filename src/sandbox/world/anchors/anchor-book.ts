import type * as v from 'valibot';
import type { Anchor } from '#contract/models/anchor.ts';

export type AnchorWire = v.InferInput<typeof Anchor>;

/** Anchors on air and about to be. */
export type AnchorBook = {
  /** On air first by viewers, then interrupted, then those to come. */
  list(): readonly AnchorWire[];
  find(anchorRoomId: string): AnchorWire | null;
  /** Holds On0, On1 or On2 by hand; null lets the anchor's day decide again. Persisted. */
  holdStatus(anchorRoomId: string, status: 0 | 1 | 2 | null): boolean;
  /** What is held, or null where the anchor's day decides. */
  heldStatus(anchorRoomId: string): 0 | 1 | 2 | null;
};
