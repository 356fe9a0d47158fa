import type { LegResult, LegScore } from '#contract/play/betting/legs/leg.ts';
import { settleLeg } from '#contract/play/betting/legs/settle-leg.ts';
import type { SelectionRule } from './selection-rule.ts';

export const FACT_STATES = ['half', 'final', 'abandoned', 'postponed'] as const;
type Pair = readonly [home: number, away: number];

/** Facts of a match: from the world, or corrected by an operator. */
export type SettlingFacts = {
  /** half: the first half has ended, the match continues. abandoned: it will not continue. postponed: it was not played. */
  readonly status: (typeof FACT_STATES)[number];
  readonly score: Pair;
  readonly half: Pair | null;
  readonly corners: Pair;
  /** `h` or `a` for each goal or map, in order. */
  readonly scorers: string;
};

/** A leg as far as settling needs it. */
export type SettledSelection = {
  readonly rule: SelectionRule;
  readonly line: string;
  /** Count of the selection’s facts at the time it was taken. */
  readonly base: Pair;
  /** Number of the goal or map for `nextGoal` and `nextMap`, from 1. */
  readonly nth: number;
};

export type LegOutcome = {
  readonly result: LegResult;
  /** Counted facts; null for a void leg. */
  readonly counted: Pair | null;
};

const VOID: LegOutcome = { result: 'void', counted: null };

/** Returns the count of a selection's facts; null while they are not known. */
export function countOf(
  { rule, base }: SettledSelection,
  { score, half, corners }: Pick<SettlingFacts, 'score' | 'half' | 'corners'>,
): Pair | null {
  const since = ([home, away]: Pair): Pair =>
    rule.isSince ? [home - base[0], away - base[1]] : [home, away];
  switch (rule.counted) {
    case 'goals':
      return since(score);
    case 'half':
      return half && since(half);
    case 'corners':
      return since(corners);
    case 'home':
      return [score[0], 0];
    case 'away':
      return [0, score[1]];
    default:
      return rule.counted satisfies never;
  }
}

/**
 * A numbered goal or map counts once it was scored. Without the goal `none` wins at the end; a map that was not played, and
 * a goal missing when a match was broken off, is void.
 */
function nthScorer(leg: SettledSelection, { scorers, status, score }: SettlingFacts): LegOutcome {
  const { pick, market } = leg.rule;
  const scorer = scorers[leg.nth - 1];
  if (scorer === undefined) {
    if (status === 'abandoned' || market === 'nextMap') return VOID;
    return { result: pick === 'none' ? 'win' : 'lose', counted: score };
  }
  return { result: pick === (scorer === 'h' ? 'home' : 'away') ? 'win' : 'lose', counted: score };
}

/** Reports whether facts are enough for a leg: one of the first half is settled at the break. */
function isReady({ rule }: SettledSelection, { status, half }: SettlingFacts): boolean {
  return status !== 'half' || (rule.counted === 'half' && half !== null);
}

/**
 * Returns the outcome of a leg by the facts of its match; null while it is open. A map that was not played, and every leg
 * of a match that was not, is void.
 */
export function settleByFacts(leg: SettledSelection, facts: SettlingFacts): LegOutcome | null {
  if (facts.status === 'postponed') return VOID;
  if (!isReady(leg, facts)) return null;
  const { market, pick } = leg.rule;
  if (market === 'nextGoal' || market === 'nextMap') return nthScorer(leg, facts);
  const counted = countOf(leg, facts);
  if (!counted) return VOID;
  const score: LegScore = {
    home: counted[0],
    away: counted[1],
    halfHome: facts.half?.[0],
    halfAway: facts.half?.[1],
    // The first half of a match that was broken off after it is decided.
    abandoned: facts.status === 'abandoned' && !(leg.rule.counted === 'half' && facts.half !== null),
  };
  const result = settleLeg({ market, pick, line: leg.line }, score);
  return result === 'void' ? VOID : { result, counted };
}
