const WHOLE = 100;

/** The first side's part of both, in percent; half while there is nothing to share. */
export const shareOf = (home: number, away: number): number =>
  home + away === 0 ? WHOLE / 2 : (home / (home + away)) * WHOLE;
