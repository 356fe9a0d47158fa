import type * as v from 'valibot';
import type { Anchor } from '#contract/community/live/anchor-schema.ts';
import { ANCHORS, type AnchorSeed } from '#sandbox/world/seeds/seed-anchors.ts';
import type { Fixture } from './fixture.ts';
import { isCastBy } from './rota.ts';

export type AnchorWire = v.InferInput<typeof Anchor>;

/** Anchors as they are now; null for an unknown room. */
export type AnchorLookup = { find(anchorRoomId: string): AnchorWire | null };

/** Matches whose casters are remembered: who casts what never changes. */
const MATCHES_MAX = 2_000;
const known = new Map<string, readonly AnchorSeed[]>();

/** Returns the anchors who cast a match, best known first. */
export function castersOf({ matchId, league, index }: Fixture): readonly AnchorSeed[] {
  const casters = known.get(matchId) ?? ANCHORS.filter((anchor) => isCastBy(anchor, league, index));
  known.set(matchId, casters);
  const [oldest] = known.keys();
  if (known.size > MATCHES_MAX && oldest !== undefined) known.delete(oldest);
  return casters;
}
