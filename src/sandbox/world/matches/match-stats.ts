import type * as v from 'valibot';
import type { MatchStats } from '#contract/models/match.ts';
import type { Side } from './match-book.ts';
import type { Beat } from './script.ts';

type Counted = (beat: Beat) => boolean;

const isShot: Counted = ({ kind }) => kind === 'shot' || kind === 'goal';
const isOnTarget: Counted = (beat) => isShot(beat) && (beat.points !== undefined || beat.outcome === 'saved');

function pair(told: readonly Beat[], counts: Counted): [number, number] {
  const bySide = (side: Side) => told.filter((beat) => beat.side === side && counts(beat)).length;
  return [bySide('home'), bySide('away')];
}

/** Share of the moves that were the home side's, as whole percent; even before the first one. */
function possession(told: readonly Beat[]): [number, number] {
  const [home, away] = pair(told, ({ kind }) => kind === 'attack' || kind === 'shot');
  const share = home + away === 0 ? 50 : Math.round((100 * home) / (home + away));
  return [share, 100 - share];
}

/** Statistics are counted from what was told, so that they always agree with it. */
export const statsOf = (told: readonly Beat[]): v.InferInput<typeof MatchStats> => ({
  possession: possession(told),
  shotsOnTarget: pair(told, isOnTarget),
  shots: pair(told, isShot),
  corners: pair(told, ({ kind }) => kind === 'corner'),
  fouls: pair(told, ({ kind }) => kind === 'foul'),
});
