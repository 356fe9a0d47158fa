import type * as v from 'valibot';
import type { Anchor } from '#contract/models/anchor.ts';
import { ANCHORS, type AnchorSeed } from '#sandbox/world/seeds/seed-anchors.ts';
import type { Fixture } from './fixture.ts';
import { isCastBy } from './rota.ts';

export type AnchorWire = v.InferInput<typeof Anchor>;

/** Anchors as they are now; null for an unknown room. */
export type AnchorLookup = { find(anchorRoomId: string): AnchorWire | null };

/** The anchors who cast a match, best known first. */
export const castersOf = ({ league, index }: Fixture): AnchorSeed[] =>
  ANCHORS.filter((anchor) => isCastBy(anchor, league, index));
