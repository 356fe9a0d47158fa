import { factsOf } from '#sandbox/world/matches/match-facts.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { footballModel } from '../football/football-model.ts';
import { eachPair, poisson } from '../poisson.ts';
import { type Outcomes, spaceOf, type Weighted } from './outcomes.ts';

type Pair = readonly [home: number, away: number];
type Counted = { readonly counts: Pair; readonly chance: number };

/** Chances of the counts of two independent sides. */
function pairsOf([home, away]: Pair): Counted[] {
  const pairs: Counted[] = [];
  eachPair(poisson(home), poisson(away), (one, other, chance) => {
    pairs.push({ counts: [one, other], chance });
  });
  return pairs;
}

const plus = (one: Pair, other: Pair): Pair => [one[0] + other[0], one[1] + other[1]];

/** Splits by the scorer of the next goal: each goal of its half is as likely to come first. */
function byNextScorer(end: Weighted['end'], chance: number, [home, away]: Pair): Weighted[] {
  const goals = home + away;
  if (goals === 0) return [{ end, chance }];
  const scoredBy = (letter: string) => ({ ...end, scorers: end.scorers + letter });
  return [
    { end: scoredBy('h'), chance: (chance * home) / goals },
    { end: scoredBy('a'), chance: (chance * away) / goals },
  ];
}

/** Ends of a football match under the model of its prices: goals half by half, and corners, which the model has apart from goals. */
export function footballOutcomes(view: MatchView): Outcomes {
  const { first, second, corners } = footballModel(view);
  const { score, half, corners: cornersTaken, scorers } = factsOf(view);
  const begun: readonly Counted[] = first ? pairsOf(first) : [{ counts: [0, 0], chance: 1 }];
  const continued = pairsOf(second);
  const goals = begun.flatMap((before) => {
    const atBreak = plus(score, before.counts);
    return continued.flatMap((after) => {
      const final = plus(atBreak, after.counts);
      const end = { score: final, half: first ? atBreak : half, corners: cornersTaken, scorers };
      const next = before.counts[0] + before.counts[1] > 0 ? before.counts : after.counts;
      return byNextScorer(end, before.chance * after.chance, next);
    });
  });
  const taken = pairsOf(corners).map(({ counts, chance }): Weighted => {
    return { end: { score, half, corners: plus(cornersTaken, counts), scorers }, chance };
  });
  const spaces = [spaceOf(goals, ['score', 'half', 'halves', 'next']), spaceOf(taken, ['corners'])];
  return { spaces, apart: false };
}
