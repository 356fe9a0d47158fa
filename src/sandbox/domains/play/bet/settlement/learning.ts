import { HOUR_MS } from '#contract/units/durations.ts';
import type { MatchFacts } from '#sandbox/world/matches/match-facts.ts';
import type { BetWorld } from '../offers/offers.ts';
import type { SettlingFacts } from '../offers/settle-by-facts.ts';
import type { FactRow, FactStore } from './fact-store.ts';

type Pair = readonly [home: number, away: number];

/** Time after kick-off from which a match missing from the calendar counts as not played. */
const POSTPONED_AFTER_MS = 48 * HOUR_MS;
const NOT_PLAYED: SettlingFacts = {
  status: 'postponed',
  score: [0, 0],
  half: null,
  corners: [0, 0],
  scorers: '',
};

const plus = (one: Pair, other: Pair): [number, number] => [one[0] + other[0], one[1] + other[1]];
const minus = (one: Pair, other: Pair): [number, number] => [one[0] - other[0], one[1] - other[1]];
const isShort = (score: Pair, half: Pair): boolean => score[0] < half[0] || score[1] < half[1];

/**
 * Merges an operator’s facts of a match that continues with the world’s later facts: goals and corners are added, and a
 * stated first half stays. A score below its own first half becomes that half plus the goals after the break.
 * @param then the world when the operator stated the facts
 */
function continued(
  { score, half, corners, scorers }: Omit<SettlingFacts, 'status'>,
  then: MatchFacts,
  now: MatchFacts,
): Omit<SettlingFacts, 'status'> {
  const base = half && isShort(score, half) ? plus(half, minus(then.score, then.half ?? then.score)) : score;
  return {
    score: plus(base, minus(now.score, then.score)),
    half: half ?? now.half,
    corners: plus(corners, minus(now.corners, then.corners)),
    scorers: scorers + now.scorers.slice(then.scorers.length),
  };
}

type Ports = { readonly facts: FactStore; readonly world: Pick<BetWorld, 'facts'> };

/** Learns results from the world. An operator’s facts hold until an operator changes them. */
export function createLearning({ facts, world }: Ports) {
  const since = (matchId: string, { body, at }: FactRow, now: MatchFacts) =>
    continued(body, world.facts(matchId, at) ?? now, now);

  /** Returns the next facts after those an operator stated of a match that continues; null while there are none. */
  function afterOperator(matchId: string, last: FactRow, now: MatchFacts): SettlingFacts | null {
    // A world that had ended before the operator resumed the match has no facts to add.
    if (now.endedAt !== null && now.endedAt > last.at)
      return { status: 'final', ...since(matchId, last, now) };
    return last.body.half === null && now.half !== null && !now.isOver
      ? { status: 'half', ...since(matchId, last, now) }
      : null;
  }

  function next(matchId: string, last: FactRow | null, isOverdue: boolean): SettlingFacts | null {
    const now = world.facts(matchId);
    if (!now) {
      if (!isOverdue || last?.by_hand) return null;
      // Legs decided by a known first half stay unchanged; the others are void.
      return last ? { ...last.body, status: 'abandoned' } : NOT_PLAYED;
    }
    if (last?.by_hand) return afterOperator(matchId, last, now);
    const { score, half, corners, scorers, isOver } = now;
    if (isOver) return { status: 'final', score, half, corners, scorers };
    return half && !last ? { status: 'half', score, half, corners, scorers } : null;
  }

  return {
    /** Records the world’s facts of a match where they exceed the known ones. Times are epoch ms. */
    record(matchId: string, startAt: number, at: number): void {
      const last = facts.of(matchId);
      if (last && last.body.status !== 'half') return;
      const body = next(matchId, last, at > startAt + POSTPONED_AFTER_MS);
      if (body) facts.add(matchId, body, { at, isManual: body.status === 'half' && last !== null });
    },
    /** Latest facts of a match, the operator's first; null for an unknown match. */
    known(matchId: string): Omit<SettlingFacts, 'status'> | null {
      const last = facts.of(matchId);
      const now = world.facts(matchId);
      if (last?.body.status === 'half' && now) return since(matchId, last, now);
      return last?.body ?? now;
    },
  };
}
