import { times } from '../pen.ts';
import type { CoverScene } from './cover-scenes.table.ts';

const dot = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;

/** The lamps of a floodlight, four by two. */
const lamps = times(8, (i) => {
  const [x, y] = [-63 + (i % 4) * 42, i < 4 ? -29 : 19];
  return `<g fill="#F4FFF9">${dot(x, y, 17)}</g><g fill="#A6F0D3">${dot(x, y, 9)}</g>`;
}).join('');

const STARS: readonly (readonly [number, number])[] = [
  [36, 40],
  [262, 44],
  [240, 24],
  [60, 88],
  [276, 150],
  [24, 150],
];

/** A crowd as rows of heads. */
const crowd = times(60, (i) => {
  const row = Math.floor(i / 15);
  return dot((row % 2) * 10 + (i % 15) * 21, 20 + row * 30, 6);
}).join('');

/** A card on the cover of the card game. */
const card = (transform: string, figure: string, colour: string, suit: string) =>
  `<g transform="${transform}"><rect x="-61" y="-86" width="122" height="172" rx="13" fill="#05291F" fill-opacity=".32" transform="translate(7 9)"/><rect x="-61" y="-86" width="122" height="172" rx="13" fill="#FDFEFD"/><text x="-38" y="-46" font-size="36" font-weight="600" text-anchor="middle" fill="${colour}" font-family="sans-serif">${figure}</text><path transform="translate(-37 -33) scale(.74)" fill="${colour}" d="${suit}"/></g>`;

const CLUB =
  'M50 12a21 21 0 0 1 18 31 21 21 0 1 1-13 36c0 8 5 13 11 17H34c6-4 11-9 11-17a21 21 0 1 1-13-36A21 21 0 0 1 50 12Z';
const HEART = 'M50 92C26 72 10 56 10 38a21 21 0 0 1 40-9 21 21 0 0 1 40 9c0 18-16 34-40 54Z';

/** Covers of the games played in the house's own venues. */
export const COVERS_OF_PLAYED_GAMES: Readonly<Record<string, CoverScene>> = {
  夜场灯光: {
    ground: '#10243F',
    scene: () =>
      `<circle cx="196" cy="112" r="150" fill="#17345A"/><path fill="#CFF5E4" fill-opacity=".13" d="M120 60-60 420h210ZM180 60l220 360H190Z"/><path fill="#CFF5E4" fill-opacity=".2" d="M128 80 40 420h120ZM172 80l108 340H164Z"/><path fill="#14805A" d="M0 316q150-34 300 0v84H0Z"/><path fill="none" stroke="#E9F8F1" stroke-width="4" d="M0 348q150-34 300 0M92 400q0-46 58-46t58 46"/><g transform="translate(150 98) rotate(-4)"><path fill="none" stroke="#0A1628" stroke-width="7" stroke-linecap="round" d="M-5 44-17 238M5 44l12 194"/><path fill="none" stroke="#0A1628" stroke-width="4" d="M-8 84 10 122M8 84-10 122M-10 132 13 172M10 132-13 172M-13 182 16 226M13 182-16 226"/><rect x="-88" y="-58" width="176" height="108" rx="14" fill="#0A1628"/>${lamps}</g><g fill="#fff" fill-opacity=".7">${STARS.map(([x, y]) => dot(x, y, 2)).join('')}</g>`,
  },
  十二码: {
    ground: '#14835B',
    scene: () =>
      `<path fill="#0C2A2A" d="M0 0h300v150H0z"/><g fill="#8FB8AE" fill-opacity=".5">${crowd}</g><path fill="#1A9668" d="M0 178h300v34H0zM0 262h300v58H0z"/><path fill="#071D1A" fill-opacity=".55" d="M42 58h216v122H42z"/><path fill="none" stroke="#DDF5EA" stroke-opacity=".38" stroke-width="2" d="M63 58v122M85 58v122M106 58v122M128 58v122M149 58v122M171 58v122M193 58v122M214 58v122M236 58v122M42 78h216M42 98h216M42 118h216M42 138h216M42 158h216"/><path fill="none" stroke="#FDFEFD" stroke-width="9" stroke-linecap="square" d="M42 180V58h216v122"/><path fill="none" stroke="#E9F8F1" stroke-width="4" d="M0 180h300M28 180 4 236h292l-24-56"/><g transform="translate(128 182) scale(.62)"><g stroke-linecap="round" stroke-linejoin="round" fill="none"><path stroke="#2B3568" stroke-width="17" d="M-9-88-15-52M9-88l6 36"/><path stroke="#93A7F2" stroke-width="14" d="M-15-52-17-6M15-52l2 46"/><path stroke="#6F86DE" stroke-width="14" d="M-20-138-44-116-66-126M20-138l24 22 22-10"/></g><path fill="#93A7F2" d="M-22-146c10-6 34-6 44 0l-2 60h-40Z"/><circle cy="-168" r="15.500" fill="#E5B08A"/><path fill="#22262E" d="M-16-166c-2-14 6-21 16-21s18 7 16 21c-3-6-6-8-10-9-8 1-14 0-18-1-2 2-3 5-4 10Z"/><g fill="#EAF2EE"><circle cx="-70" cy="-129" r="11"/><circle cx="70" cy="-129" r="11"/></g></g><path d="M150 296Q196 190 222 98" fill="none" stroke="#F2FFF8" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"/><circle cx="228" cy="84" r="15" fill="none" stroke="#7DF0C8" stroke-width="4"/><ellipse cx="156" cy="352" rx="58" ry="11" fill="#06382a" fill-opacity=".6"/><g transform="translate(87.9 249.9) scale(1.243)"><circle cx="50" cy="50" r="37" fill="#F5FAF8"/><path fill="#DCE8E3" d="M50 87a37 37 0 0 0 35-49c-4 26-24 42-54 44 6 3 12 5 19 5Z"/><path fill="#1B2C3A" d="m50 33 16 12-6 19H40l-6-19ZM50 13l-11 7 11 8 11-8ZM16 39l-3 13 11 5 4-13ZM84 39l3 13-11 5-4-13ZM27 79l11 6 4-12-10-5ZM73 79l-11 6-4-12 10-5Z"/><path fill="none" stroke="#1B2C3A" stroke-width="2.200" d="M50 28v5M28 44l6 1M72 44l-6 1M40 64l-6 6M60 64l6 6"/></g>`,
  },
  主客九点: {
    ground: '#0C6A4C',
    scene: () =>
      `<path fill="#0F7A58" d="M0 0h75v400H0zM150 0h75v400h-75z"/><g fill="none" stroke="#DDF5EA" stroke-opacity=".7" stroke-width="4"><path d="M0 214h300"/><circle cx="150" cy="214" r="78"/><path d="M78-4v52h144V-4M78 404v-52h144v52"/></g>${card('translate(108 128) rotate(-11)', '9', '#16241F', CLUB)}${card('translate(196 176) rotate(9)', 'K', '#1F5FA8', HEART)}`,
  },
};
