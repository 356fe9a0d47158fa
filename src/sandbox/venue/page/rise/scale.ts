import { type Curve, levelAt } from '#sandbox/games/rise/rise.ts';

/** Room beside the curve as a part of the width, and above it as a part of its rise. */
const [ACROSS, ABOVE] = [1.24, 1.4];
/** Height of a low picture, px: there the curve stays below the multiple, and the axes below the past ends. */
const LOW = 450;
const [ABOVE_LOW, TOP_LOW] = [2.2, 112] as const;
/** Shortest time and lowest top of the axes. */
const TIME_MIN_MS = 8_000;
const TOP_MIN = 250;
const STEPS = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000] as const;
const LINES_MAX = 5;
const START = 100;

export type Size = { readonly width: number; readonly height: number };
/** Converts times and levels to px. */
export type Scale = {
  x(ms: number): number;
  y(level: number): number;
  /** Level at the top, hundredths. */
  readonly top: number;
  /** Levels that have a line, hundredths. */
  readonly lines: readonly number[];
};

/** Space around the axes, px. */
export const [LEFT, RIGHT] = [64, 20] as const;
const [TOP, BELOW] = [76, 58] as const;

/**
 * Axes that hold a curve up to a time: they grow with it.
 * @param also a level that is to be seen as well: the automatic one, unless it is far above
 */
export function scaleOf(curve: Curve, ms: number, also: number, { width, height }: Size): Scale {
  const longest = Math.max(TIME_MIN_MS, ms * ACROSS);
  const reached = levelAt(curve, ms);
  const near = also <= Math.max(TOP_MIN, reached * 2) ? also : 0;
  const [above, upper] = height < LOW ? [ABOVE_LOW, TOP_LOW] : [ABOVE, TOP];
  const room = (reached - START) * above;
  const top = Math.max(TOP_MIN, START + room, near * 1.06);
  const step = STEPS.find((each) => (top - START) / each <= LINES_MAX) ?? STEPS[STEPS.length - 1] ?? START;
  const count = Math.floor((top - START) / step);
  return {
    x: (at) => LEFT + (at / longest) * (width - LEFT - RIGHT),
    y: (level) => height - BELOW - ((level - START) / (top - START)) * (height - BELOW - upper),
    top,
    lines: Array.from({ length: count + 1 }, (_, line) => START + line * step),
  };
}
