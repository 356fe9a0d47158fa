import type { Fixture } from '../calendar/fixture.ts';
import type { Side } from '../match-store.ts';
import { basketballScript, expectedPoints } from './basketball-script.ts';
import type { ManualEvent } from './by-hand.ts';
import { esportsScript, homeShare } from './esports-script.ts';
import { footballScript } from './football/football-script.ts';
import { expectedGoals } from './football/football-side.ts';
import type { Beat, Script } from './script.ts';

/** Course of a fixture, computed lazily. */
export type Course = {
  /** Returns all past and future events, including manual ones and their consequences. */
  script(manualEvents?: readonly ManualEvent[]): Script;
  /** Goals, points or maps each side may be expected to score over a whole match; costs no script. */
  expected(): readonly [home: number, away: number];
  /** Returns the final score without manual edits. */
  final(): readonly [home: number, away: number];
};

const SCRIPT = { 1: footballScript, 2: basketballScript, 3: esportsScript } as const;
const MAPS_TO_WIN = 2;
/** More than are around at once on a Saturday. */
const SCRIPTS_MAX = 400;

const EXPECTED = {
  1: ({ home, away }: Fixture, seed: number) => expectedGoals(home, away, seed),
  2: expectedPoints,
  3: (fixture: Fixture, seed: number) => {
    const share = homeShare(fixture, seed);
    return [MAPS_TO_WIN * share, MAPS_TO_WIN * (1 - share)] as const;
  },
} as const;

const pointsOf = (scoring: readonly Beat[], side: Side): number =>
  scoring.reduce((sum, beat) => sum + (beat.side === side ? (beat.points ?? 0) : 0), 0);

/** Seeds whose scripts stay in memory: worlds of one process mostly have the same one. */
const SEEDS_MAX = 2;
const shelves = new Map<number, Map<string, Script>>();

/** The scripts of a seed: they follow from it and the fixture alone, so that all worlds of a process share them. */
function shelfOf(seed: number): Map<string, Script> {
  const shelf = shelves.get(seed) ?? new Map<string, Script>();
  shelves.delete(seed);
  shelves.set(seed, shelf);
  const [oldest] = shelves.keys();
  if (shelves.size > SEEDS_MAX && oldest !== undefined) shelves.delete(oldest);
  return shelf;
}

const nameOf = ({ matchId, startAt }: Fixture, manualEvents: readonly ManualEvent[] = []): string =>
  `${matchId} ${startAt}${manualEvents.length === 0 ? '' : JSON.stringify(manualEvents)}`;

/** Scripts follow from the fixture; the last ones used stay in memory. */
export function courses(seed: number): (fixture: Fixture) => Course {
  const cached = shelfOf(seed);
  const scriptOf = (fixture: Fixture, manualEvents: readonly ManualEvent[]) => {
    const name = nameOf(fixture, manualEvents);
    const script = cached.get(name) ?? SCRIPT[fixture.league.ballClassId](fixture, seed, manualEvents);
    cached.delete(name);
    cached.set(name, script);
    const [oldest] = cached.keys();
    if (cached.size > SCRIPTS_MAX && oldest !== undefined) cached.delete(oldest);
    return script;
  };
  const finals = new Map<string, readonly [number, number]>();
  const finalOf = (fixture: Fixture) => {
    const known = finals.get(fixture.matchId);
    if (known) return known;
    const { scoring } = cached.get(nameOf(fixture)) ?? SCRIPT[fixture.league.ballClassId](fixture, seed);
    const final = [pointsOf(scoring, 'home'), pointsOf(scoring, 'away')] as const;
    finals.set(fixture.matchId, final);
    return final;
  };
  return (fixture) => ({
    script: (manualEvents = []) => scriptOf(fixture, manualEvents),
    final: () => finalOf(fixture),
    expected: () => EXPECTED[fixture.league.ballClassId](fixture, seed),
  });
}
