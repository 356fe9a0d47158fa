import type { MatchView } from './match-view.ts';
import type { Beat } from './script/script.ts';

type Pair = readonly [home: number, away: number];

/** Facts that bets on a match are settled on, as far as they have happened. */
export type MatchFacts = {
  /** True if the match has ended. */
  readonly isOver: boolean;
  /** End of the match, epoch ms; null until it has ended. */
  readonly endedAt: number | null;
  /** True if the match has begun and not ended. */
  readonly isLive: boolean;
  readonly score: Pair;
  /** At the break; null until it is reached. */
  readonly half: Pair | null;
  readonly corners: Pair;
  /** Scorer of each goal, or winner of each map, in order: `h` or `a`. */
  readonly scorers: string;
};

const ZERO_PAIR: Pair = [0, 0];

const sumOf = (beats: readonly Beat[], worth: (beat: Beat) => number): Pair =>
  beats.reduce<Pair>(([home, away], beat) => {
    if (beat.side === 'none') return [home, away];
    return beat.side === 'home' ? [home + worth(beat), away] : [home, away + worth(beat)];
  }, ZERO_PAIR);

/** A match as bets on it see it. */
export function factsOf({ phase, score, marks, beats, offset, script, timeOf }: MatchView): MatchFacts {
  const isOver = phase === 'ended';
  const isLive = !isOver && phase !== 'upcoming';
  if (offset < 0)
    return { isOver, endedAt: null, isLive, score, half: null, corners: ZERO_PAIR, scorers: '' };
  const { firstEnd, secondStart, fullTime } = script().periods;
  const goals = marks.filter(({ kind, points }) => kind === 'goal' && points !== undefined);
  const inFirst = beats.filter((beat) => beat.points !== undefined && beat.offset < secondStart);
  return {
    isOver,
    endedAt: isOver ? timeOf(fullTime) : null,
    isLive,
    score,
    half: offset >= firstEnd ? sumOf(inFirst, ({ points = 0 }) => points) : null,
    corners: sumOf(
      marks.filter(({ kind }) => kind === 'corner'),
      () => 1,
    ),
    scorers: goals.map(({ side }) => (side === 'home' ? 'h' : 'a')).join(''),
  };
}
