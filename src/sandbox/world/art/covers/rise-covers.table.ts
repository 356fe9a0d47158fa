import { times } from '../pen.ts';
import type { CoverScene } from './cover-scenes.table.ts';

const STARS: readonly (readonly [number, number, number])[] = [
  [38, 52, 3],
  [96, 96, 2],
  [142, 38, 2],
  [252, 44, 3],
  [270, 196, 2],
  [34, 168, 2],
];
const stars = STARS.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');

const BALL =
  '<circle r="58" fill="#F6FBF9"/><g fill="#14231F"><path d="m0-23 22 16-8 26h-28l-8-26Z"/><path d="M-15-56h30L0-44ZM54-21 58 8 44-3ZM-54-21-58 8-44-3ZM24 52 44 38 28 36ZM-24 52-44 38-28 36Z"/></g><path stroke="#14231F" stroke-width="5" d="M0-23v-22M22-7l23 4M14 19l14 18M-14 19l-14 18M-22-7l-23 4"/>';

/** Lit windows of a tower, three by nine. */
const windows = (x: number) =>
  times(
    27,
    (at) => `<rect x="${x + (at % 3) * 20}" y="${150 + Math.floor(at / 3) * 28}" width="10" height="14"/>`,
  ).join('');

const CABIN =
  '<path stroke="#DDF3FF" stroke-width="5" d="M0-260V-74"/><rect x="-58" y="-78" width="116" height="150" rx="20" fill="#E8B04A"/><rect x="-42" y="-60" width="84" height="82" rx="10" fill="#16324F"/><path stroke="#FDF6E0" stroke-width="7" d="M0-60v82"/><rect x="-58" y="36" width="116" height="36" rx="14" fill="#B5792A"/><path fill="#FDF6E0" d="m0 42 13 20h-26Z"/>';

/** Covers of the games of a rising multiple. */
export const COVERS_OF_RISES: Readonly<Record<string, CoverScene>> = {
  升空: {
    ground: '#0B2240',
    scene: () =>
      `<path fill="#0F3A55" d="M0 200h300v200H0Z"/><g fill="#EAF6FF">${stars}</g><path fill="#2FD199" fill-opacity=".2" d="M26 344q150-14 196-196v252H26Z"/><path fill="none" stroke="#2FD199" stroke-width="10" stroke-linecap="round" d="M26 344q150-14 196-196"/><path fill="#0D4A3A" d="M0 352q150-32 300 0v48H0Z"/><path fill="none" stroke="#CFF0E2" stroke-opacity=".6" stroke-width="4" d="M26 300v92M26 344a46 34 0 0 1 46 46"/><path fill="#E5484D" d="M26 300v28l32-14Z"/><g transform="translate(216 122) rotate(14)">${BALL}</g>`,
  },
  观光电梯: {
    ground: '#2A1640',
    scene: () =>
      `<circle cx="226" cy="96" r="54" fill="#F2B36B"/><path fill="#5A3450" d="M0 250h300v150H0Z"/><path fill="#16304A" d="M14 128h76v272H14ZM222 176h66v224h-66Z"/><g fill="#F6D48A">${windows(26)}</g><path fill="#101F38" d="M96 0h16v400H96ZM192 0h16v400h-16Z"/><g stroke="#3E5F86" stroke-width="5">${times(8, (at) => `<path d="M104 ${20 + at * 52}h96"/>`).join('')}</g><g transform="translate(152 214)">${CABIN}</g>`,
  },
};
