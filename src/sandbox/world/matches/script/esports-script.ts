import { type Random, random } from '#contract/units/random.ts';
import type { Fixture } from '../calendar/fixture.ts';
import type { Side } from '../match-store.ts';
import { type ManualEvent, manualBeat } from './by-hand.ts';
import { arenaPlayers } from './players.ts';
import { between, weighted } from './random-choice.ts';
import { type Beat, mapAt, type Part, type Periods, type Script, scriptOf, whistle } from './script.ts';

const MINUTE = 60_000;
const BREAK = 6 * MINUTE;
/** From the end of a map to its whistle. */
const WHISTLE = 1_000;
const MAPS_TO_WIN = 2;

const edgeOf = (club: string, seed: number) => 0.7 + random(`${seed} arena ${club}`)() * 0.6;

/** Duration of a map, in minutes: near 35. */
const MAP = { least: 29, most: 38 };
/** Assumed duration of a map before it has ended. */
const MAP_MS = 35 * MINUTE;

/** Map: its duration and winner, and its events on a separate clock. */
type MapPlan = { readonly length: number; readonly winner: Side };
type MapPlay = MapPlan & { readonly beats: readonly Beat[] };

const drawnMap = (next: Random, homeShare: number): MapPlan => {
  const length = Math.round(between(next, MAP.least, MAP.most) * MINUTE);
  return { length, winner: next() < homeShare ? 'home' : 'away' };
};

/** Maps until one side has two, left to themselves. */
function plannedMaps(next: Random, homeShare: number): MapPlan[] {
  const maps: MapPlan[] = [];
  const won = { home: 0, away: 0 };
  while (won.home < MAPS_TO_WIN && won.away < MAPS_TO_WIN) {
    const map = drawnMap(next, homeShare);
    won[map.winner]++;
    maps.push(map);
  }
  return maps;
}

/** Generates fights and towers of one map; its winner takes more of them. */
function played(next: Random, map: MapPlan, fixture: Fixture, seed: number): MapPlay {
  const beats: Beat[] = [];
  const loser: Side = map.winner === 'home' ? 'away' : 'home';
  const players = { home: arenaPlayers(fixture.home, seed), away: arenaPlayers(fixture.away, seed) };
  const beat = (time: number, kind: Beat['kind'], side: Side, forward: number): Beat => ({
    offset: Math.round(time),
    kind,
    side,
    minute: Math.floor(time / MINUTE),
    player: weighted(next, players[side], () => 1)?.name ?? '',
    x: Math.round(side === 'home' ? forward : 100 - forward),
    y: Math.round(between(next, 10, 90)),
  });
  for (let time = 90_000; time < map.length - 20_000; time += between(next, 24, 62) * 1_000) {
    const side = next() < 0.58 ? map.winner : loser;
    beats.push(beat(time, next() < 0.18 ? 'shot' : 'attack', side, between(next, 30, 80)));
  }
  return { ...map, beats: [...beats, { ...beat(map.length, 'goal', map.winner, 98), points: 1 }] };
}

/** Returns the probability that the home side wins a map. */
export function homeShare({ home, away }: Fixture, seed: number): number {
  const [one, other] = [edgeOf(home, seed), edgeOf(away, seed)];
  return one / (one + other);
}

/** True while a map is in play at an offset and not yet won. */
export const isMapOn = (periods: Periods, offset: number): boolean => {
  const map = mapAt(periods, offset);
  return map !== undefined && offset < map.to - WHISTLE;
};

type MapInMatch = Part & MapPlay;

/** A map that is won by hand ends there; nothing that was to come in it happens. */
function withManualWin(map: MapInMatch, event: ManualEvent): MapInMatch {
  const at = event.offset - map.from;
  const beats = map.beats.filter(({ offset }) => offset < at);
  const periods = { maps: [map], firstEnd: map.to, secondStart: map.to, fullTime: map.to, half: 0 };
  const win = { ...manualBeat(periods, event), offset: at };
  const to = event.offset + WHISTLE;
  return { ...map, to, length: at, winner: event.side, beats: [...beats, win] };
}

/** The maps of a match one after another, until one side has two, with what was done by hand in them. */
function mapsOf(fixture: Fixture, seed: number, manualEvents: readonly ManualEvent[]): MapInMatch[] {
  const next = random(`${seed} match ${fixture.matchId}`);
  const share = homeShare(fixture, seed);
  const planned = plannedMaps(next, share).map((map) => played(next, map, fixture, seed));
  const further = (nth: number): MapPlay => {
    const own = random(`${seed} match ${fixture.matchId} map ${nth}`);
    return played(own, drawnMap(own, share), fixture, seed);
  };
  const maps: MapInMatch[] = [];
  const won = { home: 0, away: 0 };
  let from = 0;
  while (won.home < MAPS_TO_WIN && won.away < MAPS_TO_WIN) {
    const play = planned[maps.length] ?? further(maps.length);
    const fullMap = { ...play, from, to: from + play.length + WHISTLE };
    const event = manualEvents.find(
      ({ is, offset }) => is === 'goal' && offset >= fullMap.from && offset < from + play.length,
    );
    const map = event ? withManualWin(fullMap, event) : fullMap;
    won[map.winner]++;
    maps.push(map);
    from = map.to - WHISTLE + BREAK;
  }
  return maps;
}

/** A best of three: a map won is a point. The first map is the first half, the rest the second; the clock is the map's. */
export function esportsScript(
  fixture: Fixture,
  seed: number,
  manualEvents: readonly ManualEvent[] = [],
): Script {
  const maps = mapsOf(fixture, seed, manualEvents);
  const parts = maps.map(({ from, to }): Part => ({ from, to }));
  const firstEnd = parts[0]?.to ?? 0;
  const secondStart = parts[1]?.from ?? firstEnd;
  const fullTime = parts.at(-1)?.to ?? 0;
  const periods: Periods = { firstEnd, secondStart, fullTime, half: MAP_MS / 2, maps: parts };
  const beats = [
    ...parts.flatMap(({ from, to }) => [
      whistle(periods, from, 'kickOff'),
      whistle(periods, to, to === fullTime ? 'fullTime' : 'halfTime'),
    ]),
    ...maps.flatMap(({ from, beats: own }) => own.map((beat) => ({ ...beat, offset: from + beat.offset }))),
  ].sort((one, other) => one.offset - other.offset);
  return scriptOf(periods, beats);
}
