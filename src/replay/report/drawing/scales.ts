/** Maps values to positions between two ends, in units of the drawing. */
export type Scale = {
  readonly at: (value: number) => number;
  /** Round values within the range, for the axis. */
  readonly ticks: readonly number[];
};
/** The positions of the least and the greatest value. */
export type Ends = { readonly from: number; readonly to: number };

const ROUND = [1, 2, 5, 10];
const TICKS = 4;

/** The smallest round step with at most four ticks up to `most`. */
function roundStep(max: number): number {
  const rough = max / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = ROUND.find((round) => round * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Creates a linear scale from zero to a round value not below `most`. */
export function linearScale(max: number, { from, to }: Ends): Scale {
  const reach = max > 0 ? max : 1;
  const step = roundStep(reach);
  const count = Math.ceil((reach / step) * (1 - 1e-9));
  const top = count * step;
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
  return { at: (value) => from + (value / top) * (to - from), ticks };
}

const SECOND = 1_000;
const STEPS_OF_TIME = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 21_600, 86_400];

/** Creates a time scale from 0 to the end of a run, ms, with ticks at whole seconds, minutes or hours. */
export function timeScale(endMs: number, { from, to }: Ends): Scale {
  const end = Math.max(SECOND, endMs);
  const step =
    (STEPS_OF_TIME.find((seconds) => seconds * SECOND * TICKS >= end) ?? end / SECOND / TICKS) * SECOND;
  const ticks = Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step);
  return { at: (value) => from + (value / end) * (to - from), ticks };
}

/** Maximum number of labelled powers of ten, beyond which labels would overlap. */
const DECADES_MARKED = 5;

/** Creates a logarithmic scale from `least` to `most`; smaller values are at `least`. */
export function logScale(least: number, most: number, { from, to }: Ends): Scale {
  const [low, high] = [Math.floor(Math.log10(least)), Math.ceil(Math.log10(Math.max(most, least * 10)))];
  const step = high - low > DECADES_MARKED ? 2 : 1;
  const ticks = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => 10 ** (low + i * step));
  const share = (value: number) => (Math.log10(Math.max(value, 10 ** low)) - low) / (high - low);
  return { at: (value) => from + share(value) * (to - from), ticks };
}
