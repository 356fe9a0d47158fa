import type { Beat } from '../script.ts';
import { bySide, type Counted, drawOf, type StatWire, stat } from './stat-count.ts';

/** Of a hundred fights so many are about the dragon. */
const DRAGON = 16;
const GOLD = { kill: 300, tower: 650, dragon: 200, passing: 44_000 } as const;

const isFight: Counted = ({ kind }) => kind === 'attack';
const isDragon: Counted = (beat) => isFight(beat) && drawOf(beat) < DRAGON;

/** Kills, towers, dragons and the gold they bring, of the map that is on or was the last one. */
export function esportsStats(told: readonly Beat[]): StatWire[] {
  const kills = bySide(told, isFight);
  const towers = bySide(told, ({ kind }) => kind === 'shot');
  const dragons = bySide(told, isDragon);
  const minutes = told.at(-1)?.minute ?? 0;
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
