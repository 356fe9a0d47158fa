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
  蜂巢迷阵: { least: 9728, most: 9783, isExact: true },
  麦田来客: { least: 9625, most: 9683, isExact: true },
  流沙纪年: { least: 9625, most: 9683, isExact: true },
  双球竞高: { least: 9802, most: 9802, isExact: true },
  钟楼整点: { least: 9740, most: 9740, isExact: true },
  追鸢少年: { least: 9665, most: 9665, isExact: true },
  午夜转轮: { least: 9840, most: 9900, isExact: true },
  风向十二: { least: 9717, most: 9750, isExact: true },
  铁皮兄弟: { least: 9630, most: 9700, isExact: true },
  万盏归家: { least: 9695, most: 9750, isExact: true },
  教室风暴: { least: 9602, most: 9656, isExact: true },
  午夜列车: { least: 9674, most: 9700, isExact: true },
};
