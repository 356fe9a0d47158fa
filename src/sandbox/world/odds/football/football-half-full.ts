import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import type { Chance, MarketDraft } from '../market-draft.ts';
import { poisson } from '../poisson.ts';
import { differences } from './football-chances.ts';
import type { FootballModel } from './football-model.ts';

const SIDES = { home: '主', draw: '平', away: '客' } as const;
type Side = keyof typeof SIDES;
const EACH: readonly Side[] = ['home', 'draw', 'away'];

const leaderAt = (lead: number): Side => (lead === 0 ? 'draw' : lead > 0 ? 'home' : 'away');
const leadOf = ([home, away]: readonly [number, number]) => home - away;

/** The lead at the break of a match that is past it. */
function leadAtBreak({ marks, script }: MatchView): number {
  const { secondStart } = script().periods;
  const before = marks.filter(({ kind, offset }) => kind === 'goal' && offset < secondStart);
  return before.reduce((lead, { side }) => lead + (side === 'home' ? 1 : -1), 0);
}

/** Returns the leads at the break with their probabilities, and the lead from which the second half continues. */
function breaksOf(view: MatchView, { first }: FootballModel) {
  const lead = leadOf(view.score);
  if (!first) return [{ atBreak: leadAtBreak(view), chance: 1, onward: lead }];
  return [...differences(poisson(first[0]), poisson(first[1]))].map(([margin, chance]) => ({
    atBreak: lead + margin,
    chance,
    onward: lead + margin,
  }));
}

/** Returns the probability of each pair of leaders, at the break and at the end, as `home/draw`. */
function pairsOf(view: MatchView, model: FootballModel): ReadonlyMap<string, number> {
  const after = differences(poisson(model.second[0]), poisson(model.second[1]));
  const pairs = new Map<string, number>();
  for (const { atBreak, chance, onward } of breaksOf(view, model)) {
    for (const [more, then] of after) {
      const pair = `${leaderAt(atBreak)}/${leaderAt(onward + more)}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + chance * then);
    }
  }
  return pairs;
}

/**
 * Returns the market for the leader at the break and the winner, computed jointly: the second half continues from where the
 * first ended.
 */
export function halfFullMarket(view: MatchView, model: FootballModel): MarketDraft {
  const pairs = pairsOf(view, model);
  const book = EACH.flatMap((half) =>
    EACH.map((full): Chance => {
      const key = `${half}/${full}`;
      return { key, name: `${SIDES[half]}/${SIDES[full]}`, probability: pairs.get(key) ?? 0 };
    }),
  );
  return { key: 'half-full', name: '半场/全场', note: '', group: 'goal', columns: 3, books: [book] };
}
