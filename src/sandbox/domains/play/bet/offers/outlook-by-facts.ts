import type { LegScore } from '#contract/play/betting/legs/leg.ts';
import { type LegOutlook, legOutlook, type NextScores } from '#contract/play/betting/legs/settle-leg.ts';
import type { BallClass } from './selection-rule.ts';
import { countOf, type SettledSelection, type SettlingFacts } from './settle-by-facts.ts';

type LiveFacts = Omit<SettlingFacts, 'status'>;
/** A selection of a match in play, with its sport. */
export type WatchedSelection = SettledSelection & { readonly ball_class: BallClass };

const FOOTBALL: BallClass = 1;

/** Facts after the next goal or corner of a side; a goal before the break counts for the half too. */
function afterNext(
  facts: LiveFacts,
  { rule }: SettledSelection,
  [home, away]: readonly [number, number],
): LiveFacts {
  const added = (pair: readonly [number, number]) => [pair[0] + home, pair[1] + away] as const;
  return rule.counted === 'corners'
    ? { ...facts, corners: added(facts.corners) }
    : { ...facts, score: added(facts.score) };
}

/** Score of a selection at some facts; null while it is not known. A half being played counts by its present score. */
function scoreOf(leg: SettledSelection, facts: LiveFacts): LegScore | null {
  const half = leg.rule.counted === 'half' ? (facts.half ?? facts.score) : facts.half;
  const counted = countOf(leg, { ...facts, half });
  if (!counted) return null;
  return { home: counted[0], away: counted[1], halfHome: facts.half?.[0], halfAway: facts.half?.[1] };
}

/** Outlook of a numbered goal or map: open until either side has scored it. */
function nthOutlook(
  { rule: { market, pick }, nth, ball_class }: WatchedSelection,
  { scorers }: LiveFacts,
): LegOutlook {
  const scorer = scorers[nth - 1];
  if (scorer !== undefined) {
    const now = pick === (scorer === 'h' ? 'home' : 'away') ? 'win' : 'lose';
    return { now, best: now, isSure: true, oneMore: null };
  }
  if (market === 'nextMap') return { now: 'void', best: 'win', isSure: false, oneMore: null };
  const side = pick === 'home' || pick === 'away' ? pick : null;
  const isNext = side !== null && scorers.length === nth - 1 && ball_class === FOOTBALL;
  return { now: side === null ? 'win' : 'lose', best: 'win', isSure: false, oneMore: isNext ? side : null };
}

/**
 * Returns the meaning of the facts of a match in play for a selection; null where they are not enough, and for a first half that
 * has ended, whose result is due.
 */
export function outlookByFacts(leg: WatchedSelection, facts: LiveFacts): LegOutlook | null {
  const { market, pick, counted } = leg.rule;
  if (market === 'nextGoal' || market === 'nextMap') return nthOutlook(leg, facts);
  const score = scoreOf(leg, facts);
  if (!score || (counted === 'half' && facts.half !== null)) return null;
  const home = scoreOf(leg, afterNext(facts, leg, [1, 0]));
  const away = scoreOf(leg, afterNext(facts, leg, [0, 1]));
  const next: NextScores = leg.ball_class === FOOTBALL && home && away ? { home, away } : null;
  return legOutlook({ market, pick, line: leg.line }, score, next);
}
