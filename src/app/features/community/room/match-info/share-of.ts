const WHOLE = 100;

/** Returns the first side's share of both, in percent; half while both are zero. */
export const shareOf = (home: number, away: number): number =>
  home + away === 0 ? WHOLE / 2 : (home / (home + away)) * WHOLE;
