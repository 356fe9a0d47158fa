import type { Beat } from '../script/script.ts';
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
export function basketballStats(told: readonly Beat[]): StatWire[] {
  const made = bySide(told, isFieldGoal);
  const missed = bySide(told, isMiss);
  const defended = bySide(told, isDefended);
  const stolen = bySide(told, (beat) => isBlank(beat) && drawOf(beat) < STOLEN);
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
      bySide(told, ({ points }) => points === 3),
    ),
    stat(
      'freeThrows',
      bySide(told, ({ points }) => points === 1),
    ),
    stat('rebounds', rebounds),
    stat(
      'assists',
      bySide(told, (beat) => isFieldGoal(beat) && drawOf(beat) < ASSISTED),
    ),
    stat('steals', { home: stolen.away, away: stolen.home }),
    stat('turnovers', bySide(told, isLost)),
    stat(
      'fouls',
      bySide(told, ({ kind }) => kind === 'foul'),
    ),
  ];
}
