import { encodePng, type Palette } from '#tools/assets/gifts/file/png.ts';

/** Image with its anchor in the middle. */
export type RasterImage = {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly png: Uint8Array;
  /** Index of each pixel among the colours, row by row. */
  readonly indices: Uint8Array;
  readonly palette: Palette;
};

type Stop = readonly [at: number, r: number, g: number, b: number, a: number];

/** Builds a palette of 256 steps from transparent to full light through the given colours. */
function ramp(...stops: readonly Stop[]): Palette {
  return Array.from({ length: 256 }, (_, index) => {
    const at = index / 255;
    const next = Math.max(
      1,
      stops.findIndex(([offset]) => offset >= at),
    );
    const [from, to] = [stops[next - 1] ?? [0, 0, 0, 0, 0], stops[next] ?? [1, 0, 0, 0, 0]];
    const share = (at - from[0]) / (to[0] - from[0] || 1);
    const mix = (part: 1 | 2 | 3 | 4) => Math.round(from[part] + (to[part] - from[part]) * share);
    return [mix(1), mix(2), mix(3), mix(4)] as const;
  });
}

const HOT = ramp(
  [0, 245, 164, 20, 0],
  [0.35, 245, 184, 46, 90],
  [0.75, 255, 226, 140, 200],
  [1, 255, 253, 240, 255],
);
const WARM = ramp([0, 245, 170, 30, 0], [1, 255, 214, 110, 235]);
const DARK = ramp([0, 10, 7, 1, 0], [1, 10, 7, 1, 225]);

/** Light as a number 0…1 for every place of a field that reaches from -1 to 1 both ways. */
type Field = (x: number, y: number) => number;

function soften(key: string, width: number, height: number, palette: Palette, field: Field): RasterImage {
  const indices = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const light = field(((column + 0.5) / width) * 2 - 1, ((row + 0.5) / height) * 2 - 1);
      indices[row * width + column] = Math.round(Math.min(1, Math.max(0, light)) * 255);
    }
  }
  return { key, width, height, png: encodePng(width, height, indices, palette), indices, palette };
}

const fade = (distance: number, power: number): number => Math.max(0, 1 - distance) ** power;

/** A ball of light. */
export const GLOW = soften('glow', 96, 96, HOT, (x, y) => fade(Math.hypot(x, y), 2));
/** A wide, dim light behind things. */
export const HALO = soften('halo', 96, 96, WARM, (x, y) => 0.7 * fade(Math.hypot(x, y), 1.6));
/** A four-pointed glint. */
export const SPARK = soften('spark', 64, 64, HOT, (x, y) => {
  const [across, along] = [Math.abs(x), Math.abs(y)];
  const cross =
    fade(across * 26 * (0.25 + along), 1) * fade(along, 1.5) +
    fade(along * 26 * (0.25 + across), 1) * fade(across, 1.5);
  return cross + fade(Math.hypot(x, y) * 2.6, 2);
});
/** A beam that leaves its narrow left end and widens to the right. */
export const BEAM = soften('beam', 160, 64, WARM, (x, y) => {
  const along = (x + 1) / 2;
  return fade(Math.abs(y) / (0.1 + 0.85 * along), 1.4) * (1 - along) ** 0.8 * Math.min(1, along * 14);
});
/** Shadow that fades towards its rim: dims the image below it. */
export const SHADE = soften(
  'shade',
  96,
  54,
  DARK,
  (x, y) => 0.86 * Math.min(1, 1.9 * fade(Math.hypot(x, y) ** 1.5, 0.9)),
);
/** A slanting band of light. */
export const SHEEN = soften('sheen', 48, 32, HOT, (x, y) => 0.8 * fade(Math.abs(x + y * 0.35) * 1.7, 1.5));
/** Mist, dust, spray. */
export const PUFF = soften('puff', 48, 48, WARM, (x, y) => 0.5 * fade(Math.hypot(x, y), 1.1));
