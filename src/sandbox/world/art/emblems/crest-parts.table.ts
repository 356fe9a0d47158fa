import { at, closedPath, polar, star, times } from '../pen.ts';

/** A part of a crest, drawn on a 64 × 64 field in one colour. */
export type CrestPart = (colour: string) => string;

/** Outlines a crest can have. */
export const SHIELDS = {
  heater:
    'M32 3.5C40.3 6.3 48.6 7.5 57 7.6V30c0 15.4-9.3 25-25 31C16.3 55 7 45.4 7 30V7.6C15.4 7.5 23.7 6.3 32 3.5Z',
  round: 'M32 3.5A28.5 28.5 0 1 1 32 60.5 28.5 28.5 0 1 1 32 3.5Z',
  square: 'M11 5h42a5 5 0 0 1 5 5v24c0 13.5-9.5 20.5-26 27C15.5 54.5 6 47.5 6 34V10a5 5 0 0 1 5-5Z',
  swiss:
    'M7 11c6 0 9.6-1.9 12.6-6.5C23.2 6.7 27 7.8 32 7.8s8.8-1.1 12.4-3.3C47.4 9.1 51 11 57 11c-1 4.8-1.5 9-1.5 14.5 0 17.2-8.3 27.5-23.5 35.5C16.8 53 8.5 42.7 8.5 25.5 8.5 20 8 15.8 7 11Z',
  hex: 'M29 4.2a6 6 0 0 1 6 0l19.5 11.2a6 6 0 0 1 3 5.2v22.8a6 6 0 0 1-3 5.2L35 59.8a6 6 0 0 1-6 0L9.5 48.6a6 6 0 0 1-3-5.2V20.6a6 6 0 0 1 3-5.2Z',
  drop: 'M32 4c15 0 25 8 25 23 0 14-9 24-25 34C16 51 7 41 7 27 7 12 17 4 32 4Z',
} as const satisfies Record<string, string>;

/** Divisions of the field, drawn in the second colour over the first. */
export const FIELDS = {
  solid: () => '',
  halves: (b: string) => `<path fill="${b}" d="M32 0h32v64H32z"/>`,
  stripes: (b: string) =>
    `<path fill="${b}" d="M13.5 0h9.2v64h-9.2zM41.3 0h9.2v64h-9.2zM27.4 0h9.2v64h-9.2z"/>`,
  hoops: (b: string) => `<path fill="${b}" d="M0 14h64v9H0zM0 32h64v9H0zM0 50h64v9H0z"/>`,
  sash: (b: string) => `<path fill="${b}" d="M0 52 52-2 66 10 12 66Z"/>`,
  chevron: (b: string) => `<path fill="${b}" d="M32 30 66 58v14H-2V58Z"/>`,
  chief: (b: string) => `<path fill="${b}" d="M0 0h64v21H0z"/>`,
  base: (b: string) => `<path fill="${b}" d="M0 38h64v26H0z"/>`,
  quarter: (b: string) => `<path fill="${b}" d="M32 0h32v32H32zM0 32h32v32H0z"/>`,
  cross: (b: string) => `<path fill="${b}" d="M26.5 0h11v64h-11zM0 24.5h64v11H0z"/>`,
  rays: (b: string) =>
    `<path fill="${b}" d="M32 34-4 4V24ZM32 34 12-8h14ZM32 34 38-8h14ZM32 34 68 4v20ZM32 34-4 44v20ZM32 34 12 72h14ZM32 34 38 72h14ZM32 34 68 44v20Z"/>`,
} as const satisfies Record<string, CrestPart>;

/** The charge in the middle. */
export const MOTIFS = {
  gull: (c: string) =>
    `<path fill="${c}" d="M11 29c6.5-6.5 14.5-5.5 21 3 6.5-8.5 14.5-9.5 21-3-7.5-1.3-12 1.2-15.5 7.5L32 46l-5.5-9.5C23 30.2 18.5 27.7 11 29Z"/>`,
  peak: (c: string) =>
    `<path fill="${c}" d="m10 45 15.5-25 7 10.5L37 24l17 21Z"/><path fill="#fff" fill-opacity=".55" d="m25.5 20-6 9.6 4.2-1.8 2.6 3.6 2.5-3.8 3.7 2.9Z"/>`,
  wave: (c: string) =>
    `<path fill="none" stroke="${c}" stroke-width="4.6" stroke-linecap="round" d="M13 26c6-5 9.5-5 12.7-1.5s6.7 3.5 12.7-1.5 9.5-5 12.6-1.5M13 38c6-5 9.5-5 12.7-1.5s6.7 3.5 12.7-1.5 9.5-5 12.6-1.5"/>`,
  star: (c: string) =>
    `<path fill="${c}" stroke="${c}" stroke-width="2.5" stroke-linejoin="round" d="${star(32, 32.5, 15)}"/>`,
  bolt: (c: string) =>
    `<path fill="${c}" stroke="${c}" stroke-width="2" stroke-linejoin="round" d="M36.5 13 18.5 36h11.2l-3.2 16 19-24.5H34Z"/>`,
  anchor: (c: string) =>
    `<g fill="none" stroke="${c}" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"><circle cx="32" cy="18.5" r="4"/><path d="M32 22.5V48M24 28h16M17 37c1 7.5 7 11.2 15 11.2S46 44.5 47 37"/></g>`,
  tower: (c: string) =>
    `<path fill="${c}" d="M24.5 50 27 27h10l2.5 23ZM24 21h16v4.5H24ZM32 10.5l6.5 8h-13Z"/><path fill="#000" fill-opacity=".22" d="M26.2 34.5h11.6l.6 5.5H25.6Z"/>`,
  gear: (c: string) =>
    `<path fill="${c}" fill-rule="evenodd" d="${closedPath(times(40, (i) => polar(32, 32, i % 5 < 2 ? 18 : 14, (i * Math.PI) / 20 - 0.08)))}M32 25.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13Z"/>`,
  wheat: (c: string) =>
    `<g fill="${c}"><path d="M30.5 52V22h3v30z"/>${[20, 28, 36].map((y) => `<path d="M31 ${y + 9}c-8-.5-11-4-11.5-10 7 .2 11 3.5 11.5 10ZM33 ${y + 9}c8-.5 11-4 11.5-10-7 .2-11 3.5-11.5 10Z"/>`).join('')}<path d="M32 10c4 4.5 4 9 0 13.5-4-4.5-4-9 0-13.5Z"/></g>`,
  paw: (c: string) =>
    `<g fill="${c}"><path d="M32 30c7.5 0 13 6.5 13 12 0 4.5-3.5 6.5-7 5.5-4-1.2-8-1.2-12 0-3.5 1-7-1-7-5.5 0-5.5 5.5-12 13-12Z"/><ellipse cx="17.5" cy="27.5" rx="4.3" ry="5.5" transform="rotate(-22 17.5 27.5)"/><ellipse cx="27" cy="20.5" rx="4.3" ry="5.8"/><ellipse cx="37" cy="20.5" rx="4.3" ry="5.8"/><ellipse cx="46.5" cy="27.5" rx="4.3" ry="5.5" transform="rotate(22 46.5 27.5)"/></g>`,
  sun: (c: string) =>
    `<circle cx="32" cy="32" r="8.5" fill="${c}"/><g stroke="${c}" stroke-width="4" stroke-linecap="round">${times(8, (i) => `<path d="M${at(polar(32, 32, 13.5, (i * Math.PI) / 4))}L${at(polar(32, 32, 18, (i * Math.PI) / 4))}"/>`).join('')}</g>`,
  fish: (c: string) =>
    `<path fill="${c}" d="M12 33c6-9.5 13.5-13 21-13 7 0 12.5 3.5 16 9l5.5-5.5c-1 6.5-1 12 0 18.5L49 36.5c-3.5 5.5-9 9-16 9-7.5 0-15-3.5-21-12.5Z"/><circle cx="22.5" cy="30.5" r="2.2" fill="#000" fill-opacity=".4"/>`,
  bridge: (c: string) =>
    `<path fill="none" stroke="${c}" stroke-width="3.6" stroke-linecap="round" d="M10 42h44M20 48V18M44 48V18M10 33c5-2 8-7 10-14 3 9 7 13.5 12 13.5S41 28 44 19c2 7 5 12 10 14M26.5 31v11M32 33v9M37.5 31v11"/>`,
  pine: (c: string) =>
    `<path fill="${c}" d="m32 10 9 12.5h-4.5L45 34h-5l8.5 11.5h-13V52h-7v-6.5h-13L24 34h-5l8.5-11.5H23Z"/>`,
  wolf: (c: string) =>
    `<path fill="${c}" d="m15 13 11 8h12l11-8 1 20-8 6-4.5 12L32 54l-5.5-3L22 39l-8-6Z"/><path fill="#000" fill-opacity=".38" d="m21 30 8 3.5-1.5 3Zm22 0-8 3.5 1.5 3ZM29 44.5h6L32 49Z"/>`,
  ball: (c: string) =>
    `<circle cx="32" cy="32" r="15.5" fill="none" stroke="${c}" stroke-width="3.4"/><path fill="${c}" d="m32 24.5 7 5.1-2.7 8.2h-8.6L25 29.6Z"/><path stroke="${c}" stroke-width="3" d="M32 24.5V17M39 29.6l7-2.4M36.3 37.8l4.3 6M27.7 37.8l-4.3 6M25 29.6l-7-2.4"/>`,
  deer: (c: string) =>
    `<path fill="none" stroke="${c}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" d="M26 30c-6-2-8.5-6-9-14M18.5 22.5c-3.5 0-5.5-1.5-7-4.5M38 30c6-2 8.5-6 9-14M45.5 22.5c3.5 0 5.5-1.5 7-4.5"/><path fill="${c}" d="M24.5 29h15l3 6-5.5 5-2.5 11h-5L27 40l-5.5-5Z"/>`,
  arc: (c: string) =>
    `<path fill="none" stroke="${c}" stroke-width="4.4" stroke-linecap="round" d="M16 44a16 16 0 0 1 32 0M23.5 44a8.5 8.5 0 0 1 17 0M32 15v5"/><circle cx="32" cy="44" r="2.6" fill="${c}"/>`,
  moon: (c: string) =>
    `<path fill="${c}" d="M38 12a20.5 20.5 0 1 0 12.5 30C35 45 27.5 27 38 12Z"/><path fill="${c}" d="${star(43.5, 25, 6)}"/>`,
} as const satisfies Record<string, CrestPart>;
