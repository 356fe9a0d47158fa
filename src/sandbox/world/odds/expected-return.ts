import { factsOf } from '#sandbox/world/matches/match-facts.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { footballModel } from './football/football-model.ts';
import type { Expected } from './odds-store.ts';
import { eachPair, poisson } from './poisson.ts';
import { MARKETS } from './price-shelf.ts';

type Pair = readonly [home: number, away: number];

/** The mean of what is returned over everything that may still be counted. */
function over(remaining: Pair, now: Pair, value: (home: number, away: number) => number): number {
  let mean = 0;
  eachPair(poisson(remaining[0]), poisson(remaining[1]), (home, away, chance) => {
    mean += chance * value(now[0] + home, now[1] + away);
  });
  return mean;
}

/** A football selection over every outcome of the model the prices are made of. */
function footballExpected(view: MatchView, { counted, base, returned }: Expected): number | null {
  const { first, second, goals, corners } = footballModel(view);
  const { score, half, corners: cornersTaken } = factsOf(view);
  const since = ([home, away]: Pair): Pair => [home - base[0], away - base[1]];
  const plain = (home: number, away: number) => returned({ home, away });
  switch (counted) {
    case 'corners':
      return over(corners, since(cornersTaken), plain);
    case 'half':
      return first ? over(first, since(score), plain) : null;
    case 'home':
      return over(goals, score, (home) => returned({ home, away: 0 }));
    case 'away':
      return over(goals, score, (_home, away) => returned({ home: 0, away }));
    case 'goals':
      return over(goals, since(score), plain);
    case 'halves': {
      const ends = (at: Pair, from: Pair) =>
        over(second, from, (home, away) => returned({ home, away, halfHome: at[0], halfAway: at[1] }));
      return first
        ? over(first, score, (home, away) => ends([home, away], [home, away]))
        : half && ends(half, score);
    }
    default:
      return counted satisfies never;
  }
}

/**
 * Returns the expected return of a unit staked on a selection by the model of the prices. Other sports price half lines and
 * sides, which are won or lost: the probability of the selection, as long as it is offered, is sufficient.
 */
export function expectedReturn(view: MatchView, wanted: Expected): number | null {
  const { matchId, league } = view.fixture;
  if (view.phase === 'ended') return null;
  if (league.ballClassId === 1) return footballExpected(view, wanted);
  for (const { key, books } of MARKETS[league.ballClassId](view)) {
    for (const chance of books.flat()) {
      if (`${matchId}-${key}-${chance.key}` === wanted.selectionId)
        return chance.probability * Number(wanted.odds);
    }
  }
  return null;
}
