import type { Palette } from '../file/png.ts';
import type { Pixels } from './rasterise.ts';

const COLOURS = 128;
/** Steps of each channel among which colours are counted. */
const STEPS = 32;

const isClear = (values: Float32Array, at: number): boolean => (values[at + 3] ?? 0) < 1 / 255;

type Counted = { readonly bin: number; readonly values: readonly number[]; readonly count: number };
type Box = { readonly colours: readonly Counted[]; readonly channel: number; readonly spread: number };

const step = (value: number): number => Math.min(STEPS - 1, Math.floor(value * STEPS));

const binOf = (values: Float32Array, at: number): number =>
  ((step(values[at] ?? 0) * STEPS + step(values[at + 1] ?? 0)) * STEPS + step(values[at + 2] ?? 0)) * STEPS +
  step(values[at + 3] ?? 0);

/** Counts the colours of all frames, premultiplied, in coarse steps; each entry holds their mean. */
function countColours(frames: readonly Pixels[]): readonly Counted[] {
  const sums = new Float64Array(STEPS ** 4 * 4);
  const counts = new Uint32Array(STEPS ** 4);
  for (const { values } of frames) {
    for (let at = 0; at < values.length; at += 4) {
      if (isClear(values, at)) continue;
      const bin = binOf(values, at);
      counts[bin] = (counts[bin] ?? 0) + 1;
      for (let channel = 0; channel < 4; channel += 1)
        sums[bin * 4 + channel] = (sums[bin * 4 + channel] ?? 0) + (values[at + channel] ?? 0);
    }
  }
  const counted: Counted[] = [];
  for (const [bin, count] of counts.entries()) {
    if (count === 0) continue;
    const values = [...sums.subarray(bin * 4, bin * 4 + 4)].map((sum) => sum / count);
    counted.push({ bin, values, count });
  }
  return counted;
}

/** Measures a box by its widest channel, weighted by how often its colours occur. */
function boxOf(colours: readonly Counted[]): Box {
  const spreads = [0, 1, 2, 3].map((channel) => {
    const values = colours.map((colour) => colour.values[channel] ?? 0);
    return Math.max(...values) - Math.min(...values);
  });
  const widest = Math.max(...spreads);
  const weight = colours.reduce((sum, { count }) => sum + count, 0);
  return { colours, channel: spreads.indexOf(widest), spread: widest * weight ** 0.3 };
}

/** Halves a box at the median of its widest channel. */
function split({ colours, channel }: Box): readonly Box[] {
  const sorted = colours.toSorted((one, other) => (one.values[channel] ?? 0) - (other.values[channel] ?? 0));
  const half = Math.ceil(sorted.length / 2);
  return [boxOf(sorted.slice(0, half)), boxOf(sorted.slice(half))];
}

function meanOf(colours: readonly Counted[]): readonly number[] {
  const weight = colours.reduce((sum, { count }) => sum + count, 0);
  return [0, 1, 2, 3].map(
    (channel) => colours.reduce((sum, { values, count }) => sum + (values[channel] ?? 0) * count, 0) / weight,
  );
}

/** PNG stores colours that are not premultiplied. */
function stored([r = 0, g = 0, b = 0, a = 0]: readonly number[]): Palette[number] {
  const byte = (value: number) => Math.round(Math.min(1, a === 0 ? 0 : value / a) * 255);
  return [byte(r), byte(g), byte(b), Math.round(a * 255)];
}

/** Frames with one palette; index 0 is transparent. */
export type IndexedFrames = {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly frames: readonly Uint8Array[];
};

/** Reduces all frames to one palette of 256 colours by median cut. */
export function toPalette(frames: readonly Pixels[]): IndexedFrames {
  const boxes = [boxOf(countColours(frames))];
  while (boxes.length < COLOURS - 1) {
    const widest = boxes.reduce(
      (best, box, index) =>
        box.colours.length > 1 && box.spread > (boxes[best]?.spread ?? 0) ? index : best,
      0,
    );
    const box = boxes[widest];
    if (!box || box.colours.length < 2) break;
    boxes.splice(widest, 1, ...split(box));
  }
  const indexOf = new Uint8Array(STEPS ** 4);
  for (const [index, { colours }] of boxes.entries()) for (const { bin } of colours) indexOf[bin] = index + 1;
  const indexed = frames.map(({ values }) =>
    Uint8Array.from({ length: values.length / 4 }, (_, pixel) =>
      isClear(values, pixel * 4) ? 0 : (indexOf[binOf(values, pixel * 4)] ?? 0),
    ),
  );
  const { width = 0, height = 0 } = frames[0] ?? {};
  const palette = [[0, 0, 0, 0] as const, ...boxes.map(({ colours }) => stored(meanOf(colours)))];
  return { width, height, palette, frames: indexed };
}
