import { type Random, random } from '#contract/units/random.ts';
import type { Fixture } from './fixture.ts';
import type { Side } from './match-store.ts';
import { between, weighted } from './random-choice.ts';
import { type Beat, minuteAt, type Part, type Periods, type Script, scriptOf, whistle } from './script.ts';
import { squadOf } from './squad.ts';

const MINUTE = 60_000;
const BREAK = 6 * MINUTE;
/** From the end of a map to its whistle. */
const WHISTLE = 1_000;
const MAPS_TO_WIN = 2;

const edgeOf = (club: string, seed: number) => 0.7 + random(`${seed} arena ${club}`)() * 0.6;

/** How long a map takes, in minutes: near 35. */
const MAP = { least: 29, most: 38 };
/** What a map is reckoned with before it is over. */
const MAP_MS = 35 * MINUTE;

type Map = Part & { readonly winner: Side };

/** Maps until one side has two, with a break between. */
function mapsOf(next: Random, homeShare: number): Map[] {
  const maps: Map[] = [];
  const won = { home: 0, away: 0 };
  let from = 0;
  while (won.home < MAPS_TO_WIN && won.away < MAPS_TO_WIN) {
    const to = from + Math.round(between(next, MAP.least, MAP.most) * MINUTE);
    const winner: Side = next() < homeShare ? 'home' : 'away';
    won[winner]++;
    maps.push({ from, to, winner });
    from = to + BREAK;
  }
  return maps;
}

/** Fights and towers of one map; its winner takes more of them. */
function fights(next: Random, map: Map, periods: Periods, fixture: Fixture, seed: number): Beat[] {
  const beats: Beat[] = [];
  const loser: Side = map.winner === 'home' ? 'away' : 'home';
  const players = {
    home: squadOf(fixture.home, seed).starters.slice(0, 5),
    away: squadOf(fixture.away, seed).starters.slice(0, 5),
  };
  const beat = (time: number, kind: Beat['kind'], side: Side, forward: number): Beat => ({
    offset: Math.round(time),
    kind,
    side,
    minute: minuteAt(periods, time),
    player: weighted(next, players[side], () => 1)?.name ?? '',
    x: Math.round(side === 'home' ? forward : 100 - forward),
    y: Math.round(between(next, 10, 90)),
  });
  for (let time = map.from + 90_000; time < map.to - 20_000; time += between(next, 24, 62) * 1_000) {
    const side = next() < 0.58 ? map.winner : loser;
    beats.push(beat(time, next() < 0.18 ? 'shot' : 'attack', side, between(next, 30, 80)));
  }
  return [...beats, { ...beat(map.to, 'goal', map.winner, 98), points: 1 }];
}

/** How likely the home side is to win a map. */
export function homeShare({ home, away }: Fixture, seed: number): number {
  const [one, other] = [edgeOf(home, seed), edgeOf(away, seed)];
  return one / (one + other);
}

/** A best of three: a map won is a point. The first map is the first half, the rest the second; the clock is the map's. */
export function esportsScript(fixture: Fixture, seed: number): Script {
  const next = random(`${seed} match ${fixture.matchId}`);
  const maps = mapsOf(next, homeShare(fixture, seed));
  const parts = maps.map(({ from, to }): Part => ({ from, to: to + WHISTLE }));
  const firstEnd = parts[0]?.to ?? 0;
  const secondStart = parts[1]?.from ?? firstEnd;
  const fullTime = parts.at(-1)?.to ?? 0;
  const periods: Periods = { firstEnd, secondStart, fullTime, half: MAP_MS / 2, maps: parts };
  const beats = [
    ...parts.flatMap(({ from, to }) => [
      whistle(periods, from, 'kickOff'),
      whistle(periods, to, to === fullTime ? 'fullTime' : 'halfTime'),
    ]),
    ...maps.flatMap((map) => fights(next, map, periods, fixture, seed)),
  ].sort((one, other) => one.offset - other.offset);
  return scriptOf(periods, beats);
}
