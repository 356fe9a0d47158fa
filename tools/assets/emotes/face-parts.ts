/** Parts of a face on a grid of 64, as SVG. */
const INK = '#3a2412';
const WHITE = '#fff';
const stroke = (d: string, width = 3.4, colour = INK) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (d: string, colour = INK) => `<path d="${d}" fill="${colour}"/>`;
const dot = (x: number, y: number, r: number, colour = INK) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const star = (x: number, y: number, colour: string) =>
  fill(`M${x} ${y - 7}l2 4.6 5 .5-3.8 3.3 1.2 4.9-4.4-2.6-4.4 2.6 1.2-4.9-3.8-3.3 5-.5z`, colour);
const heart = (x: number, y: number, s: number, colour = '#f2415b') =>
  `<path transform="translate(${x} ${y}) scale(${s})" fill="${colour}" d="M0 8C-9 2-10-3-7-6c3-3 6-1 7 1 1-2 4-4 7-1 3 3 2 8-7 14Z"/>`;

export const eyes = {
  dots: dot(22, 29, 3.6) + dot(42, 29, 3.6),
  happy: stroke('M16 30q6-8 12 0M36 30q6-8 12 0'),
  shut: stroke('M16 28q6 5 12 0M36 28q6 5 12 0'),
  wide: dot(22, 28, 7.5, WHITE) + dot(42, 28, 7.5, WHITE) + dot(22, 28, 3) + dot(42, 28, 3),
  up: dot(22, 28, 7, WHITE) + dot(42, 28, 7, WHITE) + dot(23, 23.5, 3) + dot(43, 23.5, 3),
  side: dot(22, 28, 6.5, WHITE) + dot(42, 28, 6.5, WHITE) + dot(26, 28, 3) + dot(46, 28, 3),
  crossed: stroke('M17 24l9 9M26 24l-9 9M38 24l9 9M47 24l-9 9'),
  squeezed: stroke('M17 24l8 5-8 5M47 24l-8 5 8 5'),
  stars: star(21, 28, '#f2415b') + star(43, 28, '#f2415b'),
  angry: stroke('M15 22l12 6M49 22l-12 6') + dot(23, 31, 3.4) + dot(41, 31, 3.4),
  sad: stroke('M15 26l10-5M49 26l-10-5', 3) + dot(22, 31, 3.6) + dot(42, 31, 3.6),
  wet:
    dot(22, 29, 6.5) +
    dot(42, 29, 6.5) +
    dot(24, 27, 2.2, WHITE) +
    dot(44, 27, 2.2, WHITE) +
    dot(20.5, 31.5, 1.3, WHITE) +
    dot(40.5, 31.5, 1.3, WHITE),
  wink: stroke('M16 29h12') + dot(42, 29, 3.8),
  spirals: stroke('M22 29a2 2 0 1 1 2 2 5 5 0 1 1 3-6M42 29a2 2 0 1 1 2 2 5 5 0 1 1 3-6', 2.6),
  shades:
    fill('M9 22h46v4c0 8-5 12-11 12s-9-4-10-10h-4c-1 6-4 10-10 10S9 34 9 26Z', '#20272e') +
    stroke('M15 26l5 6M39 26l5 6', 2, '#7f8b96'),
} as const;

export const mouths = {
  smile: stroke('M22 43q10 8 20 0'),
  grin: fill('M17 39h30c0 11-6 16-15 16s-15-5-15-16Z', '#7c2b23') + fill('M18 39h28v4H18Z', WHITE),
  laugh:
    fill('M16 37h32c0 13-6 19-16 19s-16-6-16-19Z', '#7c2b23') +
    fill('M17.5 37h29v4.500h-29Z', WHITE) +
    fill('M24 52q8-7 16 0-3 4-8 4t-8-4Z', '#f2707c'),
  flat: stroke('M23 45h18'),
  sad: stroke('M22 48q10-9 20 0'),
  open: `<ellipse cx="32" cy="47" rx="6" ry="8" fill="#7c2b23"/>`,
  wail: fill('M18 52c0-10 6-14 14-14s14 4 14 14c-6 3-22 3-28 0Z', '#7c2b23'),
  wavy: stroke('M20 46q4-5 8 0t8 0 8 0'),
  kiss: stroke('M30 40q6 2 1 5 6 2 0 6', 3),
  smirk: stroke('M23 45q12 5 20-4'),
  teeth: `<rect x="18" y="40" width="28" height="12" rx="5" fill="#fff" stroke="${INK}" stroke-width="3"/>${stroke('M18 46h28M25 40v12M32 40v12M39 40v12', 1.8)}`,
  small: stroke('M28 46q4 3 8 0'),
} as const;

export const extras = {
  none: '',
  blush: `<g fill="#f5826e" opacity=".55"><ellipse cx="14" cy="38" rx="5" ry="3.2"/><ellipse cx="50" cy="38" rx="5" ry="3.2"/></g>`,
  headband:
    fill('M5.5 21q26-10 53 0v-7q-26-11-53 0Z', '#e5383b') +
    fill('M27 10.500h10v8H27Z', WHITE) +
    dot(32, 14.5, 2.8, '#e5383b') +
    fill('M57 15l7-5-2 8 2 7-7-5Z', '#c1272d'),
  tears: fill(
    'M12 32c-4 7-6 10-6 14a6 6 0 0 0 12 0c0-4-2-7-6-14ZM52 32c-4 7-6 10-6 14a6 6 0 0 0 12 0c0-4-2-7-6-14Z',
    '#4aa8f0',
  ),
  streams: fill('M16 33h10v28q-6 0-10-4ZM38 33h10v24q-4 4-10 4Z', '#6bbcf5'),
  joyTears: fill('M11 33c-7 1-10 4-10 8a5 5 0 0 0 10-1ZM53 33c7 1 10 4 10 8a5 5 0 0 1-10-1Z', '#4aa8f0'),
  tear: fill('M45 33c-3 6-5 8-5 11a5 5 0 0 0 10 0c0-3-2-5-5-11Z', '#4aa8f0'),
  sweat: fill('M53 8c-4 6-6 9-6 12a6 6 0 0 0 12 0c0-3-2-6-6-12Z', '#4aa8f0'),
  anger: stroke('M48 8v6h-6M54 8v6h6M48 26v-6h-6M54 26v-6h6', 3, '#e5383b'),
  question: `<path d="M47 11a6 6 0 1 1 8 6q-2 1-2 5" fill="none" stroke="#2f7de1" stroke-width="4" stroke-linecap="round"/>${dot(53, 28, 2.6, '#2f7de1')}`,
  sleep: stroke('M45 6h8l-8 9h8M55 18h6l-6 7h6', 3, '#2f7de1'),
  heart: heart(51, 47, 1.15),
  crack: stroke('M36 3l-5 9 7 5-6 9', 3, '#8a5a10'),
  melon:
    fill('M6 42h52a26 22 0 0 1-52 0Z', '#2f9e4f') +
    fill('M9 42h46a23 18 0 0 1-46 0Z', '#f7f3e3') +
    fill('M11.5 42h41a20.5 15.5 0 0 1-41 0Z', '#f2475b') +
    dot(22, 48, 1.7) +
    dot(32, 51, 1.7) +
    dot(42, 48, 1.7),
  palm:
    fill(
      'M18 64c-6-10-6-24-2-34 1-4 5-4 5 0v8l2-16c1-4 5-3 5 0l-1 15 4-17c1-4 5-2 5 1l-3 17 5-13c2-3 5-1 4 2l-5 18c-1 9-4 15-8 19Z',
      '#ffc15a',
    ) + stroke('M21 38l-1 6M27 37l-1 6M32 38l-1 6', 1.8, '#c98218'),
  chin:
    fill('M20 63c-3-7 1-12 7-13l13-4c4-1 5 4 1 6l-6 3c8-1 9 6 4 9Z', '#ffc15a') +
    stroke('M27 55l9-3', 1.8, '#c98218'),
  hands:
    fill('M31 63V44c0-4-4-5-6-1l-6 12c-2 4 0 8 3 8ZM33 63V44c0-4 4-5 6-1l6 12c2 4 0 8-3 8Z', '#ffc15a') +
    stroke('M32 44v19', 1.8, '#c98218'),
  claps:
    fill(
      'M8 60c-4-6-2-12 2-16l8-8c3-3 6 0 4 3l-4 6 9-8c3-3 6 1 3 4l-8 9 6-4c3-2 5 2 2 4L18 61c-4 3-8 2-10-1Z',
      '#ffc15a',
    ) + stroke('M40 44l6-6M43 51l9-3M35 38l2-8', 3, '#e9a92b'),
  fist:
    fill('M44 40h12a5 5 0 0 1 5 5v11a7 7 0 0 1-7 7h-9a6 6 0 0 1-6-6V45a5 5 0 0 1 5-5Z', '#ffc15a') +
    stroke('M45 41v9M50.5 41v9M56 42v8', 2, '#c98218'),
} as const;

export type Face = {
  readonly eyes: keyof typeof eyes;
  readonly mouth: keyof typeof mouths;
  readonly extra?: readonly (keyof typeof extras)[];
  /** Colours of skin and rim; yellow by default. */
  readonly skin?: readonly [string, string];
};

const SKIN = ['#ffd15c', '#e9a92b'] as const;

/** Draws a face of these parts; parts on top come last. */
export function drawFace({ eyes: eye, mouth, extra = [], skin = SKIN }: Face): string {
  const [colour, rim] = skin;
  const ground = `<circle cx="32" cy="32" r="28.5" fill="${colour}" stroke="${rim}" stroke-width="3"/>`;
  const shine =
    '<path d="M13 22q5-10 15-12.5" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>';
  return ground + shine + eyes[eye] + mouths[mouth] + extra.map((name) => extras[name]).join('');
}
