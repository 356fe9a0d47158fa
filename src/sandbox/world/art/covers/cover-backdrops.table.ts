import { random } from '#contract/units/random.ts';
import { n, polar, star, times } from '#sandbox/world/art/pen.ts';
import type { CoverPalette } from './cover-palettes.table.ts';

/** Background of a subject, on a 300 × 400 field whose ground is already painted. */
type Backdrop = (palette: CoverPalette) => string;

const disc = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

const cloud = (x: number, y: number, scale: number, colour: string) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="${colour}" d="M-70 20a18 18 0 0 1 0-36 26 26 0 0 1 44-18 34 34 0 0 1 62 8 20 20 0 0 1 34 18 14 14 0 0 1 0 28Z"/>`;

const sprinkled = (seed: string, count: number, draw: (x: number, y: number, size: number) => string) => {
  const next = random(seed);
  return times(count, () => draw(next() * 300, next() * 330, next())).join('');
};

export const COVER_BACKDROPS = {
  sun: ({ back, mid }) =>
    `${disc(150, 180, 132, back)}<path fill="${mid}" d="M0 318q75-30 150-6t150-14v102H0Z"/>`,
  rays: ({ back, mid }) =>
    `<g fill="${back}">${times(12, (i) => {
      const [x1, y1] = polar(150, 180, 420, (i * Math.PI) / 6);
      const [x2, y2] = polar(150, 180, 420, (i * Math.PI) / 6 + 0.26);
      return `<path d="M150 180L${n(x1)} ${n(y1)} ${n(x2)} ${n(y2)}Z"/>`;
    }).join('')}</g><path fill="${mid}" d="M0 352h300v48H0z"/>`,
  hills: ({ back, mid, light }) =>
    `${disc(222, 92, 46, light)}<path fill="${back}" d="M0 230q60-80 120-40t90-30 90 60v180H0Z"/><path fill="${mid}" d="M0 300q70-50 150-20t150-10v130H0Z"/>`,
  waves: ({ back, mid }) =>
    times(
      5,
      (i) =>
        `<path fill="${i % 2 ? mid : back}" d="M-30 ${236 + i * 34}q15-22 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0v200H-30Z"/>`,
    ).join(''),
  arch: ({ back, mid, light }) =>
    `<path fill="${back}" d="M36 400V168a114 114 0 0 1 228 0v232Z"/><path fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="3" d="M50 400V168a100 100 0 0 1 200 0v232"/><path fill="${mid}" d="M0 356h300v44H0z"/>`,
  stars: ({ back, mid, light, accent }) =>
    `<path fill="${back}" d="M0 0h300v250Q150 330 0 250Z"/><path fill="${mid}" d="M0 334q150-46 300 0v66H0Z"/>${sprinkled('stars', 26, (x, y, size) => (size > 0.84 ? `<path fill="${accent}" d="${star(x, y, 7, 0.36)}"/>` : disc(Math.round(x), Math.round(y), Number(n(1 + size * 1.6)), light)))}`,
  stripes: ({ back, mid }) =>
    `<g fill="${back}">${times(7, (i) => `<path d="M${i * 92 - 300} 400 ${i * 92 + 100} 0h46L${i * 92 - 254} 400Z"/>`).join('')}</g>${disc(150, 180, 118, mid)}`,
  dunes: ({ back, mid, accent }) =>
    `${disc(70, 84, 34, accent)}<path fill="${back}" d="M0 250q90-70 180-20t120-30v200H0Z"/><path fill="${mid}" d="M0 330q110-70 200-24t100-6v100H0Z"/>`,
  clouds: ({ back, mid }) =>
    `${disc(150, 172, 124, back)}${cloud(54, 92, 0.8, mid)}${cloud(252, 140, 0.7, mid)}${cloud(60, 330, 1.1, mid)}${cloud(236, 350, 1.2, mid)}<path fill="${mid}" d="M0 364h300v36H0z"/>`,
  forest: ({ back, mid }) =>
    `<g fill="${back}">${times(6, (i) => `<path d="M${i * 58 - 20} 340 ${i * 58 + 16} ${130 + ((i * 47) % 60)} ${i * 58 + 52} 340Z"/>`).join('')}</g><g fill="${mid}">${times(7, (i) => `<path d="M${i * 50 - 40} 400 ${i * 50 - 4} ${256 + ((i * 31) % 50)} ${i * 50 + 34} 400Z"/>`).join('')}</g>`,
  city: ({ back, mid, accent }) =>
    `<g fill="${back}">${times(8, (i) => `<path d="M${i * 40 - 8} 400V${150 + ((i * 67) % 120)}h34v250Z"/>`).join('')}</g><g fill="${mid}">${times(6, (i) => `<path d="M${i * 56 - 14} 400V${280 + ((i * 41) % 60)}h48v160Z"/>`).join('')}</g><g fill="${accent}" fill-opacity=".8">${sprinkled('windows', 22, (x, y, size) => `<path d="M${Math.round(x)} ${Math.round(260 + y * 0.4)}h${size > 0.5 ? 6 : 4}v8h-${size > 0.5 ? 6 : 4}Z"/>`)}</g>`,
  rings: ({ back, mid }) => [190, 150, 110, 70].map((r, i) => disc(150, 180, r, i % 2 ? mid : back)).join(''),
  lattice: ({ back, mid }) =>
    `<g fill="none" stroke="${back}" stroke-width="7">${times(6, (i) => `<path d="M${i * 60} 0v400M0 ${i * 76 + 8}h300"/>`).join('')}${times(15, (i) => `<path d="M${(i % 5) * 60 + 15} ${Math.floor(i / 5) * 152 + 31}h30v30h-30Z"/>`).join('')}</g>${disc(150, 180, 116, mid)}`,
  petals: ({ back, mid, accent }) =>
    `<path fill="${back}" d="M0 0h300v210Q150 300 0 210Z"/>${sprinkled('petals', 18, (x, y, size) => `<path transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(size * 360)})" fill="${size > 0.5 ? accent : mid}" d="M0-9q9 9 0 18-9-9 0-18Z"/>`)}<path fill="${mid}" d="M0 350q150-40 300 0v50H0Z"/>`,
  floor: ({ back, mid }) =>
    `<path fill="${back}" d="M0 270h300v130H0z"/><g fill="${mid}">${times(4, (row) => times(7, (i) => ((i + row) % 2 ? '' : tile(i, row))).join('')).join('')}</g>`,
} as const satisfies Record<string, Backdrop>;

/** Draws a tile of a floor that converges to a point behind the image. */
function tile(column: number, row: number): string {
  const depth = (step: number) => 270 + 130 * (step / 4) ** 1.6;
  const across = (step: number, y: number) => 150 + (step - 3.5) * (y - 190) * 0.62;
  const [far, near] = [depth(row), depth(row + 1)];
  return `<path d="M${n(across(column, far))} ${n(far)}H${n(across(column + 1, far))}L${n(across(column + 1, near))} ${n(near)}H${n(across(column, near))}Z"/>`;
}

export type CoverBackdropName = keyof typeof COVER_BACKDROPS;
