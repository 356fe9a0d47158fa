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
  鲸落深蓝: { least: 9629, most: 9629, isExact: false },
  水母灯会: { least: 9632, most: 9632, isExact: false },
  月下采珠: { least: 9599, most: 9599, isExact: false },
  药水配方: { least: 9632, most: 9632, isExact: false },
  翡翠四叶: { least: 9620, most: 9620, isExact: false },
  龟背棋盘: { least: 9593, most: 9593, isExact: false },
  沉船宝匣: { least: 9618, most: 9618, isExact: true },
  万门之匙: { least: 9579, most: 9579, isExact: true },
  红钳夺宝: { least: 9638, most: 9638, isExact: true },
  葫芦藤下: { least: 9601, most: 9601, isExact: true },
  巡海蓝鲨: { least: 9507, most: 9507, isExact: true },
  墨海怪客: { least: 9631, most: 9631, isExact: true },
  十二码: { least: 9600, most: 9600, isExact: true },
  主客九点: { least: 8564, most: 9894, isExact: true },
};
