type Channels = readonly [red: number, green: number, blue: number];

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const byte = (value: number) =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0');

/** From `a` (share 0) to `b` (share 1), both `#rrggbb`. */
export function mix(a: string, b: string, share: number): string {
  const [r1, g1, b1] = channels(a);
  const [r2, g2, b2] = channels(b);
  const blend = (from: number, to: number) => byte(from + (to - from) * share);
  return `#${blend(r1, r2)}${blend(g1, g2)}${blend(b1, b2)}`;
}

export const dark = (colour: string, share: number) => mix(colour, '#06110e', share);

export const lite = (colour: string, share: number) => mix(colour, '#ffffff', share);

/** Relative luminance as WCAG defines it, 0 (black) to 1 (white). */
export function luminance(colour: string): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
