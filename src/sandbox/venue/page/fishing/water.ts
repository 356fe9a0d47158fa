import type { FishingLook } from '#sandbox/games/fishing/fishing.table.ts';
import { COVER_PALETTES, type CoverPalette } from '#sandbox/world/art/covers/cover-palettes.table.ts';
import { n, times } from '#sandbox/world/art/pen.ts';
import { drawing } from '../controls/element.ts';

/** Field of the drawing; it is cropped to the shape of the pond. */
const [WIDTH, HEIGHT] = [1200, 700];

const weeds = (places: readonly number[], colour: string) =>
  `<g fill="none" stroke="${colour}" stroke-width="15" stroke-linecap="round" stroke-opacity=".5">${places
    .map((x, at) => `<path d="M${x} 690c-34-44 24-70 0-${116 + (at % 3) * 34}"/>`)
    .join('')}</g>`;

const bubbles = (colour: string) =>
  `<g fill="none" stroke="${colour}" stroke-opacity=".34" stroke-width="2.5">${times(16, (at) => {
    const [x, y] = [(at * 389) % WIDTH, (at * 227) % 600];
    return `<circle cx="${x}" cy="${y + 30}" r="${4 + (at % 3) * 2}"/>`;
  }).join('')}</g>`;

const ground = (colour: string) =>
  `<path fill="${colour}" d="M0 610c150-60 290-40 420 6 150-66 300-86 460-38 120-24 220-10 320 20v102H0Z"/>`;

const WATERS: Readonly<Record<FishingLook['water'], (palette: CoverPalette) => string>> = {
  shafts: ({ back, mid, accent, light }) =>
    `<path fill="${back}" d="M0 0h1200v420Q600 560 0 420Z"/><path fill="${accent}" fill-opacity=".13" d="M0 0h1200v150Q600 270 0 150Z"/><path fill="#fff" fill-opacity=".05" d="M200 0h100l60 640H150ZM520 0h80l120 620H470ZM820 0h90l160 640H790Z"/>${ground(mid)}${weeds([60, 380, 620, 1130], accent)}${bubbles(light)}`,
  echo: ({ back, mid, accent }) =>
    `<path fill="${mid}" d="M0 0h1200v700H0Z"/><g fill="none" stroke="${accent}" stroke-opacity=".2" stroke-width="2">${times(6, (at) => `<circle cx="600" cy="700" r="${n(120 + at * 118)}"/>`).join('')}<path d="M600 700V0M600 700 120 0M600 700 1080 0M600 700 0 360M600 700l600-340"/></g><path fill="${back}" d="M0 250 90 330l40 150 90 80 60 140H0ZM1200 210l-110 110-20 150-100 90-50 140h280Z"/>${bubbles(accent)}`,
  sun: ({ back, mid, accent, light }) =>
    `<path fill="${back}" d="M0 0h1200v700H0Z"/><circle cx="920" cy="-40" r="250" fill="${accent}" fill-opacity=".24"/><circle cx="920" cy="-40" r="150" fill="${accent}" fill-opacity=".3"/><g fill="none" stroke="${light}" stroke-opacity=".16" stroke-width="5" stroke-linecap="round">${times(5, (row) => `<path d="M${n((row * 170) % 420)} ${n(70 + row * 66)}q60-24 120 0t120 0 120 0M${n(620 + ((row * 130) % 260))} ${n(96 + row * 66)}q60-24 120 0t120 0"/>`).join('')}</g>${ground(mid)}${weeds([110, 330, 800, 1060], accent)}${bubbles(light)}`,
};

/** Draws the water behind the fish. */
export const waterDrawing = ({ water, palette }: FishingLook): SVGSVGElement =>
  drawing(
    'svg',
    { class: 'water', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'xMidYMax slice' },
    WATERS[water](COVER_PALETTES[palette]),
  );
