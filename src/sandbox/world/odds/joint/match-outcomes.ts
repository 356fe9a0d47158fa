import { factsOf } from '#sandbox/world/matches/match-facts.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { basketballFinals, type Finals, normalAbove } from '../basketball-markets.ts';
import { MAPS_TO_WIN, mapShare, mapsFrom } from '../esports-markets.ts';
import { footballOutcomes } from './football-outcomes.ts';
import { type MatchEnd, type Outcomes, spaceOf, type Weighted } from './outcomes.ts';

/** Standard deviations of the points of a side that are looked at. */
const DEVIATIONS = 4.5;
const HALF_POINT = 0.5;

type Normal = Finals['sides'][number];

/** Chances of whole numbers of points. */
function pointsOf(side: Normal): { points: number; chance: number }[] {
  const reach = Math.ceil(DEVIATIONS * side.spread) + 1;
  const least = Math.floor(side.mean) - reach;
  return Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const points = least + index;
    const chance = normalAbove(side, points - HALF_POINT) - normalAbove(side, points + HALF_POINT);
    return { points, chance };
  });
}

/** Points of both sides when a part of the match ends. */
function scoresOf({ sides: [home, away] }: Finals) {
  const ofAway = pointsOf(away);
  return pointsOf(home).flatMap((ours) =>
    ofAway.map((theirs) => ({
      score: [ours.points, theirs.points] as const,
      chance: ours.chance * theirs.chance,
    })),
  );
}

/**
 * Ends of a basketball match. A tie is decided by a point, by either side alike. The prices of the first half and of the match come
 * from distributions of their own, without joint chances.
 */
function basketballOutcomes(view: MatchView): Outcomes {
  const { full, half } = basketballFinals(view);
  const plain = { half: null, corners: [0, 0], scorers: '' } as const;
  const ends = scoresOf(full).flatMap(({ score: [home, away], chance }): Weighted[] => {
    if (home !== away) return [{ end: { ...plain, score: [home, away] }, chance }];
    return [
      { end: { ...plain, score: [home + 1, away] }, chance: chance / 2 },
      { end: { ...plain, score: [home, away + 1] }, chance: chance / 2 },
    ];
  });
  const breaks = half
    ? scoresOf(half).map(({ score, chance }) => ({ end: { ...plain, score, half: score }, chance }))
    : [];
  return { spaces: [spaceOf(ends, ['score']), spaceOf(breaks, ['half'])], apart: true };
}

/** Ends of a best of three, by the winner of the next map. */
function esportsOutcomes(view: MatchView): Outcomes {
  const { score, scorers } = factsOf(view);
  const share = mapShare(view);
  const [home, away] = score;
  const plain = { half: null, corners: [0, 0] } as const;
  const after = (winner: 'h' | 'a', weight: number): Weighted[] => {
    const next = winner === 'h' ? mapsFrom(home + 1, away, share) : mapsFrom(home, away + 1, share);
    return [...next].map(([text, chance]) => {
      const [ours = 0, theirs = 0] = text.split(':').map(Number);
      const end: MatchEnd = { ...plain, score: [ours, theirs], scorers: scorers + winner };
      return { end, chance: chance * weight };
    });
  };
  const isDecided = Math.max(home, away) >= MAPS_TO_WIN;
  const ends = isDecided
    ? [{ end: { ...plain, score, scorers }, chance: 1 }]
    : [...after('h', share), ...after('a', 1 - share)];
  return { spaces: [spaceOf(ends, ['score', 'next'])], apart: false };
}

const OUTCOMES = { 1: footballOutcomes, 2: basketballOutcomes, 3: esportsOutcomes } as const;

/** Time for which outcomes of a match without a new score are used again, ms; before kick-off the model stands still. */
const FRESH_MS = 5_000;
const STILL_FRESH_MS = 60_000;
/** Matches whose outcomes stay in memory. */
const MATCHES_MAX = 8;

/** Creates the outcomes of matches under the model that their prices are made of; null for a match that has ended. */
export function outcomesShelf() {
  const cached = new Map<string, { readonly as: string; readonly outcomes: Outcomes }>();
  return (view: MatchView, at: number): Outcomes | null => {
    const { fixture, phase, score, marks } = view;
    if (phase === 'ended') return null;
    const { matchId, league } = fixture;
    const everyMs = phase === 'upcoming' ? STILL_FRESH_MS : FRESH_MS;
    const as = `${Math.floor(at / everyMs)} ${phase} ${score} ${marks.length}`;
    const last = cached.get(matchId);
    if (last?.as === as) return last.outcomes;
    const outcomes = OUTCOMES[league.ballClassId](view);
    cached.delete(matchId);
    cached.set(matchId, { as, outcomes });
    const [oldest] = cached.keys();
    if (cached.size > MATCHES_MAX && oldest !== undefined) cached.delete(oldest);
    return outcomes;
  };
}
