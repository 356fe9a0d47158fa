import type { MatchEvent } from '#contract/play/match/schema.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** The platform sends the play of the last two minutes. */
const SINCE_MS = 120_000;
/** Weight of each kind of play in the momentum. */
const WEIGHT: Partial<Record<MatchEvent['kind'], number>> = { attack: 1, corner: 2, shot: 3, goal: 4 };

export type Momentum = { readonly home: number; readonly away: number };

/** Computes the momentum of the last two minutes, each side by the weight of its play. */
export function momentumOf(events: readonly MatchEvent[], now: ServerTime): Momentum {
  const recent = events.filter(({ at }) => now - at <= SINCE_MS);
  const weightOf = (wanted: MatchEvent['side']) =>
    recent.reduce((sum, { side, kind }) => sum + (side === wanted ? (WEIGHT[kind] ?? 0) : 0), 0);
  return { home: weightOf('home'), away: weightOf('away') };
}
