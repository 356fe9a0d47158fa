import type { StatKey } from '#contract/play/match/schema.ts';
import type { MatchView } from '../match-view.ts';
import { type Beat, mapAt } from '../script/script.ts';
import { bySide, type Counted, drawOf, type StatWire, stat } from './stat-count.ts';

/** Percentage of attacks without points that ended in a lost ball, and of those the share stolen by the other side. */
const LOST = 30;
const STOLEN = 16;
/** Percentage of misses rebounded by the defence, and of field goals preceded by an assist. */
const DEFENDED = 74;
const ASSISTED = 61;

const isFieldGoal: Counted = ({ points = 0 }) => points > 1;
const isBlank: Counted = ({ kind }) => kind === 'attack';
const isLost: Counted = (beat) => isBlank(beat) && drawOf(beat) < LOST;
const isMiss: Counted = (beat) => isBlank(beat) && !isLost(beat);
const isDefended: Counted = (beat) => isMiss(beat) && (drawOf(beat) * 7) % 100 < DEFENDED;

/** Field goals, rebounds and what else a basketball table shows. */
function basketballStats(beats: readonly Beat[]): StatWire[] {
  const made = bySide(beats, isFieldGoal);
  const missed = bySide(beats, isMiss);
  const defended = bySide(beats, isDefended);
  const stolen = bySide(beats, (beat) => isBlank(beat) && drawOf(beat) < STOLEN);
  const share = (side: 'home' | 'away') =>
    Math.round((100 * made[side]) / Math.max(1, made[side] + missed[side]));
  const rebounds = {
    home: missed.home - defended.home + defended.away,
    away: missed.away - defended.away + defended.home,
  };
  return [
    stat('fieldGoals', { home: share('home'), away: share('away') }, 'percent'),
    stat(
      'threePointers',
      bySide(beats, ({ points }) => points === 3),
    ),
    stat(
      'freeThrows',
      bySide(beats, ({ points }) => points === 1),
    ),
    stat('rebounds', rebounds),
    stat(
      'assists',
      bySide(beats, (beat) => isFieldGoal(beat) && drawOf(beat) < ASSISTED),
    ),
    stat('steals', { home: stolen.away, away: stolen.home }),
    stat('turnovers', bySide(beats, isLost)),
    stat(
      'fouls',
      bySide(beats, ({ kind }) => kind === 'foul'),
    ),
  ];
}

/** Percentage of fights that are about the dragon. */
const DRAGON = 16;
const GOLD = { kill: 300, tower: 650, dragon: 200, passing: 44_000 } as const;

const isFight: Counted = ({ kind }) => kind === 'attack';
const isDragon: Counted = (beat) => isFight(beat) && drawOf(beat) < DRAGON;

/** Kills, towers, dragons and the gold they bring, of the map that is on or was the last one. */
function esportsStats(beats: readonly Beat[]): StatWire[] {
  const kills = bySide(beats, isFight);
  const towers = bySide(beats, ({ kind }) => kind === 'shot');
  const dragons = bySide(beats, isDragon);
  const minutes = beats.at(-1)?.minute ?? 0;
  const gold = (side: 'home' | 'away') =>
    kills[side] * GOLD.kill +
    towers[side] * GOLD.tower +
    dragons[side] * GOLD.dragon +
    Math.round((GOLD.passing * minutes) / 30);
  return [
    stat('kills', kills),
    stat('towers', towers),
    stat('dragons', dragons),
    stat('gold', { home: gold('home'), away: gold('away') }),
  ];
}

const isShot: Counted = ({ kind }) => kind === 'shot' || kind === 'goal';
const isOnTarget: Counted = (beat) => isShot(beat) && (beat.points !== undefined || beat.outcome === 'saved');
const isOf =
  (wanted: Beat['kind']): Counted =>
  ({ kind }) =>
    kind === wanted;
/** Nearer to the goal than this an attack is dangerous, 0–100 along the pitch. */
const DANGER = 74;
const isDangerous: Counted = ({ kind, side, x }) =>
  kind === 'attack' && (side === 'home' ? x > DANGER : x < 100 - DANGER);

/** Share of the moves that were the home side's, as whole percent; even before the first one. */
function possession(beats: readonly Beat[]): StatWire {
  const { home, away } = bySide(beats, ({ kind }) => kind === 'attack' || kind === 'shot');
  const share = home + away === 0 ? 50 : Math.round((100 * home) / (home + away));
  return { key: 'possession', home: share, away: 100 - share, unit: 'percent' };
}

function saves(beats: readonly Beat[]): StatWire {
  const stopped = bySide(beats, ({ kind, outcome }) => kind === 'shot' && outcome === 'saved');
  return { key: 'saves', home: stopped.away, away: stopped.home, unit: 'count' };
}

const COUNTED: readonly (readonly [StatKey, Counted])[] = [
  ['shots', isShot],
  ['shotsOnTarget', isOnTarget],
  ['dangerousAttacks', isDangerous],
  ['corners', isOf('corner')],
  ['fouls', isOf('foul')],
  ['yellowCards', isOf('yellowCard')],
  ['redCards', isOf('redCard')],
];

/** Statistics of football, counted from the events, so that they always agree with it. */
export const footballStats = (beats: readonly Beat[]): StatWire[] => [
  possession(beats),
  ...COUNTED.map(([key, counts]) => stat(key, bySide(beats, counts))),
  saves(beats),
];

const STATS = { 1: footballStats, 2: basketballStats, 3: esportsStats } as const;

/** Returns the beats that statistics count: in e-sports they restart with each map. */
function counted({ beats, offset, script }: MatchView): readonly Beat[] {
  const map = mapAt(script().periods, offset);
  return map ? beats.filter((beat) => beat.offset >= map.from) : beats;
}

/** Returns the statistics of a match in the terms of its sport. */
export const statsOf = (view: MatchView): StatWire[] =>
  view.phase === 'upcoming' ? [] : STATS[view.fixture.league.ballClassId](counted(view));
