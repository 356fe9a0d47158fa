import type * as v from 'valibot';
import type { MatchStat, StatKey } from '#contract/play/match/schema.ts';
import type { Side } from '../match-store.ts';
import type { Beat } from '../script/script.ts';

export type Counted = (beat: Beat) => boolean;
export type StatWire = v.InferInput<typeof MatchStat>;
type Both = { readonly home: number; readonly away: number };

/** Counts the matching beats of either side. */
export function bySide(beats: readonly Beat[], counts: Counted): Both {
  const of = (side: Side) => beats.filter((beat) => beat.side === side && counts(beat)).length;
  return { home: of('home'), away: of('away') };
}

export const stat = (key: StatKey, { home, away }: Both, unit: 'count' | 'percent' = 'count'): StatWire => ({
  key,
  home,
  away,
  unit,
});

/** A beat's own draw in 0…99: what is counted beside the script is the same whenever it is counted. */
export const drawOf = ({ offset, x, y }: Beat): number => (offset * 31 + x * 7 + y * 13) % 100;
