/** Return of a game, in hundredths of a percent: of its worst and of its best choice. */
export type StatedReturn = {
  readonly least: number;
  readonly most: number;
  /** Computed over all outcomes; else the mean of 10⁸ rounds. */
  readonly isExact: boolean;
};

/** Returns that the lobby shows, by the name of the game; written by `npm run games table`. */
export const RETURNS: Readonly<Record<string, StatedReturn>> = {
  夜场灯光: { least: 9762, most: 9762, isExact: true },
  十二码: { least: 9600, most: 9600, isExact: true },
  主客九点: { least: 8564, most: 9894, isExact: true },
  双壶斗茶: { least: 8564, most: 9876, isExact: true },
  双桅逐日: { least: 9473, most: 9894, isExact: true },
  战鼓催征: { least: 8964, most: 9627, isExact: true },
  黑白将军: { least: 9003, most: 9768, isExact: true },
  二十一点: { least: 9943, most: 9943, isExact: true },
  登峰: { least: 9939, most: 9939, isExact: true },
  抛锚码头: { least: 9953, most: 9953, isExact: true },
  连连麻将: { least: 9635, most: 9635, isExact: true },
  竹林对弈: { least: 9612, most: 9612, isExact: true },
};
