import { expect, test } from 'vitest';
import { settleLeg } from '#contract/play/betting/legs/settle-leg.ts';
import { random } from '#contract/units/random.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { drivenClock } from '#sandbox/world/clock/driven-clock.ts';
import { factsOf } from '#sandbox/world/matches/match-facts.ts';
import { matchLife } from '#sandbox/world/matches/match-life.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { basketballFinals } from '#sandbox/world/odds/basketball-markets.ts';
import { createOddsStore } from '#sandbox/world/odds/create-odds-store.ts';
import { footballModel } from '#sandbox/world/odds/football/football-model.ts';
import { bookAt } from '#sandbox/world/seeds/league-books.table.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';

import { createOffers, type Offered } from '../offers/offers.ts';
import { combine } from './combine.ts';

const MINUTE = 60_000;
const EVENING = Date.parse('2026-11-20T12:30:00Z');
/** Tolerance of floating-point sums. */
const EPSILON = 1e-9;
const STEPS = 8;
/** Draws of each match: few of three selections can be combined. */
const DRAWS: Readonly<Record<number, number>> = { 2: 20, 3: 90 };
const TEAMS = { matchName: '', homeName: '', visitName: '', homeLogo: '', visitLogo: '' };

function open(seed: number) {
  const db = openDatabase(':memory:');
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const clock = drivenClock(EVENING);
  const life = matchLife({ seed, pace: 1, now: clock.now, db });
  const odds = createOddsStore(life, clock.now);
  const find = (matchId: string) => {
    const fixture = life.view(matchId)?.fixture;
    return fixture ? { ...TEAMS, startAt: fixture.startAt, ballClassId: fixture.league.ballClassId } : null;
  };
  const facts = (matchId: string) => {
    const view = life.view(matchId);
    return view && factsOf(view);
  };
  const world = { matches: { find }, odds, facts, bookAt: () => null };
  return { clock, life, odds, offers: createOffers({ world, isDecided: () => false }) };
}
type World = ReturnType<typeof open>;

const openIn = ({ offers }: World, view: MatchView): readonly Offered[] =>
  offers
    .ofMatch(view.fixture.matchId, bookAt(view.fixture.league, null))
    .filter(({ state }) => state === 'open');

type Pair = readonly [home: number, away: number];
/** An end of a match, with its chance; `next` is the side of the next goal or map, blank for none. */
type End = { readonly chance: number; readonly score: Pair; readonly half: Pair; readonly next: string };
const COUNTS = 9;
const COUNTS_OF_CORNERS = 32;

function poissonOf(mean: number, counts: number): number[] {
  let chance = Math.exp(-mean);
  return Array.from({ length: counts }, (_, count) => {
    const now = chance;
    chance *= mean / (count + 1);
    return now;
  });
}

const pairsOf = (means: Pair, counts: number) => {
  const [home, away] = [poissonOf(means[0], counts), poissonOf(means[1], counts)];
  return home.flatMap((one, ours) => away.map((other, theirs) => ({ ours, theirs, chance: one * other })));
};

/** Ends of a football match: goal by goal of both halves, and who scores first from now. */
function footballEnds(view: MatchView): End[] {
  const { first, second } = footballModel(view);
  const known = factsOf(view).half ?? view.score;
  const after = pairsOf(second, COUNTS);
  return pairsOf(first ?? [0, 0], first ? COUNTS : 1).flatMap((begun) =>
    after.flatMap((then): End[] => {
      const half: Pair = first ? [view.score[0] + begun.ours, view.score[1] + begun.theirs] : known;
      const score: Pair = [
        view.score[0] + begun.ours + then.ours,
        view.score[1] + begun.theirs + then.theirs,
      ];
      const chance = begun.chance * then.chance;
      const earliest = begun.ours + begun.theirs > 0 ? begun : then;
      const goals = earliest.ours + earliest.theirs;
      const end = { score, half };
      if (goals === 0) return [{ ...end, chance, next: 'none' }];
      return [
        { ...end, chance: (chance * earliest.ours) / goals, next: 'home' },
        { ...end, chance: (chance * earliest.theirs) / goals, next: 'away' },
      ];
    }),
  );
}

/** Ends of a best of three, map by map. */
function esportsEnds(view: MatchView): End[] {
  const share = view.expected()[0] / 2;
  const on = (score: Pair, chance: number, next: string): End[] => {
    if (Math.max(...score) === 2) return [{ score, half: [0, 0], chance, next }];
    const [home, away] = score;
    return [
      ...on([home + 1, away], chance * share, next || 'home'),
      ...on([home, away + 1], chance * (1 - share), next || 'away'),
    ];
  };
  return on(view.score, 1, '');
}

const isOfCorners = ({ rule }: Offered) => rule.counted === 'corners';

/** Settles a selection by the rules of settlement, from the counts it is about. */
function isWon({ rule, base, line }: Offered, { score, half, next }: End): boolean {
  const { market, pick, counted } = rule;
  if (market === 'nextGoal' || market === 'nextMap') return next === pick;
  const [home, away] = counted === 'half' ? half : score;
  const sides = { home: [home, 0], away: [0, away] } as const;
  const [ours, theirs] =
    counted === 'home' || counted === 'away' ? sides[counted] : [home - base[0], away - base[1]];
  const [halfHome, halfAway] = half;
  return settleLeg({ market, pick, line }, { home: ours, away: theirs, halfHome, halfAway }) === 'win';
}

const chanceOf = (ends: readonly End[], legs: readonly Offered[]): number =>
  ends.reduce((sum, end) => (legs.every((leg) => isWon(leg, end)) ? sum + end.chance : sum), 0);

/** Chance that all selections win, by every end that the match can have. */
function enumerated(view: MatchView, ends: readonly End[], legs: readonly Offered[]): number {
  const others = chanceOf(
    ends,
    legs.filter((leg) => !isOfCorners(leg)),
  );
  const ofCorners = legs.filter(isOfCorners);
  if (ofCorners.length === 0) return others;
  const taken = factsOf(view).corners;
  const corners = pairsOf(footballModel(view).corners, COUNTS_OF_CORNERS).map(
    ({ ours, theirs, chance }): End => {
      return { score: [taken[0] + ours, taken[1] + theirs], half: [0, 0], next: '', chance };
    },
  );
  return others * chanceOf(corners, ofCorners);
}

/** Share of the standard normal distribution below a value, by its series. */
function below(value: number): number {
  if (Math.abs(value) > 8) return value > 0 ? 1 : 0;
  let [sum, term] = [value, value];
  for (let odd = 3; Math.abs(term) > 1e-18; odd += 2) {
    term *= (value * value) / odd;
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-value * value) / 2)) / Math.sqrt(2 * Math.PI);
}

type Span = readonly [low: number, high: number];

/** Points of the away side for which a selection wins, given those of the home side. */
function spanOf({ rule: { market, pick, counted }, line }: Offered, home: number): Span {
  const always: Span = [-Infinity, Infinity];
  const never: Span = [Infinity, -Infinity];
  if (market !== 'total')
    return pick === 'home' ? [-Infinity, home + Number(line)] : [home - Number(line), Infinity];
  const limit = Number(line) - (counted === 'home' || counted === 'away' ? 0 : home);
  if (counted === 'home') return home > limit === (pick === 'over') ? always : never;
  return pick === 'over' ? [limit, Infinity] : [-Infinity, limit];
}

const SLICES = 4_000;
const REACH = 7;

/** Chance that all selections of a basketball match win, by slices of the points of both sides, which the model draws as normal. */
function integrated(view: MatchView, legs: readonly Offered[]): number {
  const { full, half } = basketballFinals(view);
  const [home, away] = (legs.some(({ rule }) => rule.counted === 'half') ? (half ?? full) : full).sides;
  let sum = 0;
  for (let slice = 0; slice < SLICES; slice++) {
    const [from, to] = [slice, slice + 1].map((at) => REACH * ((2 * at) / SLICES - 1));
    const points = home.mean + (((from ?? 0) + (to ?? 0)) / 2) * home.spread;
    const spans = legs.map((leg) => spanOf(leg, points));
    const low = (Math.max(...spans.map(([least]) => least)) - away.mean) / away.spread;
    const high = (Math.min(...spans.map(([, most]) => most)) - away.mean) / away.spread;
    if (high > low) sum += (below(to ?? 0) - below(from ?? 0)) * (below(high) - below(low));
  }
  return sum;
}

/** Some of what there is. */
function some<One>(next: () => number, all: readonly One[], many: number): One[] {
  const rest = [...all];
  return Array.from({ length: Math.min(many, rest.length) }, () =>
    rest.splice(Math.floor(next() * rest.length), 1),
  ).flat();
}

type Visit = (view: MatchView, legs: readonly Offered[], result: ReturnType<typeof combine>) => void;

/** Combines selections of matches around, of every sport, drawn by seed. */
function eachCombination(seed: number, many: number, visit: Visit): void {
  const world = open(seed);
  const next = random(`combinations ${seed}`);
  for (let step = 0; step < STEPS; step++) {
    world.clock.advance(9 * MINUTE + 700 * (step % 7));
    const views = world.life.around().filter(({ phase }) => phase !== 'ended' && phase !== 'interrupted');
    for (const ballClass of [1, 1, 2, 3]) {
      const [view] = some(
        next,
        views.filter(({ fixture }) => fixture.league.ballClassId === ballClass),
        1,
      );
      const outcomes = view && world.odds.outcomes(view.fixture.matchId);
      const all = view && outcomes ? openIn(world, view) : [];
      for (let draw = 0; view && outcomes && draw < (DRAWS[many] ?? 0) && all.length >= many; draw++) {
        const legs = some(next, all, many);
        visit(view, legs, combine(outcomes, legs));
      }
    }
  }
}

/** Computes chances a second time, one match at a time. */
function secondComputation() {
  let last: { readonly view: MatchView; readonly ends: readonly End[] } | null = null;
  return (view: MatchView, legs: readonly Offered[]): number => {
    const { ballClassId } = view.fixture.league;
    if (ballClassId === 2) return integrated(view, legs);
    if (last?.view !== view)
      last = { view, ends: ballClassId === 1 ? footballEnds(view) : esportsEnds(view) };
    return enumerated(view, last.ends, legs);
  };
}

test.each([2, 3])('[3.10] no %i selections of a match are together worth more than their stake', (many) => {
  const chanceOfAll = secondComputation();
  const worths: number[] = [];
  eachCombination(many, many, (view, legs, { prices, barred }) => {
    if (barred.length > 0) return;
    const worth = chanceOfAll(view, legs) * Number(prices.at(-1));
    worths.push(worth);
    expect(worth, legs.map(({ ref }) => ref.selectionId).join()).toBeLessThanOrEqual(1 + EPSILON);
  });
  expect(worths.length).toBeGreaterThan(50);
  expect(Math.max(...worths), 'prices are near what they are worth').toBeGreaterThan(0.85);
});

test('[3.10] a pair is barred exactly when its chance says so', () => {
  const chanceOfAll = secondComputation();
  const seen = new Set<string>();
  eachCombination(4, 2, (view, [one, other], { barred: [fault] }) => {
    if (!one || !other || view.fixture.league.ballClassId === 2) return;
    const both = chanceOfAll(view, [one, other]);
    const [first, second] = [chanceOfAll(view, [one]), chanceOfAll(view, [other])];
    const is = fault?.is ?? 'priced';
    seen.add(is);
    if (fault?.leg === 0 || is === 'split') return;
    if (is === 'excludes') expect(both).toBeLessThan(1e-8);
    else expect(both).toBeGreaterThan(0);
    if (is === 'implied') expect(both).toBeCloseTo(first, 8);
    if (is === 'covers') expect(both).toBeCloseTo(second, 8);
    if (is === 'priced') expect(both).toBeLessThan(Math.min(first, second));
  });
  expect([...seen].toSorted()).toEqual(['covers', 'excludes', 'implied', 'noGain', 'priced', 'split']);
});
