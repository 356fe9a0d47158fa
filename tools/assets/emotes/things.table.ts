import type { Emote } from '#contract/community/expression/emotes.table.ts';

const badge = (text: string, colour: string, rim: string, size: number) =>
  `<rect x="3" y="9" width="58" height="46" rx="14" fill="${colour}" stroke="${rim}" stroke-width="3"/>` +
  `<path d="M10 20q2-6 8-6h20" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3.5" stroke-linecap="round"/>` +
  `<text x="32" y="33" fill="#fff" stroke="${rim}" stroke-width="3" paint-order="stroke" font-family="'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif" font-weight="900" font-size="${size}" text-anchor="middle" dominant-baseline="central">${text}</text>`;

const card = (colour: string, rim: string) =>
  `<rect x="17" y="5" width="32" height="42" rx="4" fill="${colour}" stroke="${rim}" stroke-width="3" transform="rotate(9 33 26)"/>` +
  '<path d="M22 12l16 2.5" stroke="#fff" stroke-opacity=".6" stroke-width="3.5" stroke-linecap="round"/>' +
  '<path d="M20 62c-5-8-4-16 1-19l9-4c4-2 6 3 3 5l-4 3h12c4 0 5 5 1 6 3 1 3 5-1 6l-4 3Z" fill="#ffc15a" stroke="#c98218" stroke-width="2" stroke-linejoin="round"/>';

const BALL =
  '<circle cx="32" cy="32" r="28" fill="#fff" stroke="#27313a" stroke-width="3"/><path fill="#27313a" d="M32 20l11 8-4.2 13H25.200L21 28ZM32 4l8 6-8 6-8-6ZM60 28l-3 12-8-4 2-11ZM4 28l3 12 8-4-2-11ZM20 57l-2-10 9 2 3 10ZM44 57l2-10-9 2-3 10Z"/>';

/** The emotes that are things, on a grid of 64. */
export const OBJECT_EMOTES: Partial<Readonly<Record<Emote['file'], string>>> = {
  goal:
    '<path d="M4 52V8h56v44" fill="none" stroke="#f4f7fb" stroke-width="6" stroke-linejoin="round"/><path d="M4 52V8h56v44" fill="none" stroke="#8b98a5" stroke-width="2" stroke-linejoin="round"/>' +
    '<path d="M14 11v38M24 11v38M34 11v38M44 11v38M54 11v38M7 20h50M7 30h50M7 40h50" stroke="#9fb0bf" stroke-width="1.6"/>' +
    `<g transform="translate(17 23) scale(.6)">${BALL}</g><path d="M4 58h56" stroke="#2f9e4f" stroke-width="6" stroke-linecap="round"/>`,
  thumb:
    '<path d="M24 28 33 5c6-1 9 3 8 9l-2 11h15c5 0 7 4 6 8l-6 20c-1 4-4 6-8 6H24Z" fill="#ffd15c" stroke="#c98218" stroke-width="3" stroke-linejoin="round"/><rect x="5" y="28" width="16" height="32" rx="4" fill="#2f7de1" stroke="#1c4f96" stroke-width="3"/><path d="M45 37h12M44 45h11" stroke="#c98218" stroke-width="2.5" stroke-linecap="round"/>',
  six: badge('666', '#8a4fe0', '#4d2494', 27),
  charge: badge('冲', '#f2623b', '#a3330f', 34),
  steady: badge('稳', '#1f9d6b', '#0b5c3c', 34),
  var: badge('VAR', '#2f7de1', '#174785', 23),
  dog: '<path d="M8 14C2 20 3 36 9 40l6-22ZM56 14c6 6 5 22-1 26l-6-22Z" fill="#b5793a"/><circle cx="32" cy="32" r="25" fill="#f2c27a" stroke="#b5793a" stroke-width="3"/><ellipse cx="32" cy="43" rx="14" ry="11" fill="#fff3dc"/><path d="M19 23q5-4 9 0M37 23q4-4 9 0" fill="none" stroke="#3a2412" stroke-width="3" stroke-linecap="round"/><circle cx="24" cy="30" r="3.5" fill="#3a2412"/><circle cx="41" cy="30" r="3.5" fill="#3a2412"/><path d="M27 37h10l-5 6Z" fill="#3a2412"/><path d="M32 43v3q-5 5-9 1M32 46q5 5 9 1" fill="none" stroke="#3a2412" stroke-width="2.6" stroke-linecap="round"/>',
  football: BALL,
  basketball:
    '<circle cx="32" cy="32" r="28" fill="#f08a2c" stroke="#7a3b08" stroke-width="3"/><path d="M32 4v56M4 32h56M12 12q20 20 0 40M52 12q-20 20 0 40" fill="none" stroke="#7a3b08" stroke-width="3"/>',
  whistle:
    '<path d="M5 20h40v9a17 17 0 1 1-31 3L5 30Z" fill="#f5b82e" stroke="#7a5200" stroke-width="3" stroke-linejoin="round"/><circle cx="30" cy="39" r="7" fill="#7a5200"/><path d="M50 14l7-6M53 22h8M50 30l7 5" stroke="#2f7de1" stroke-width="4" stroke-linecap="round"/><path d="M20 20v-7h9v7" fill="none" stroke="#7a5200" stroke-width="3"/>',
  'yellow-card': card('#ffd21f', '#b98b00'),
  'red-card': card('#e5383b', '#8f1518'),
  trophy:
    '<path d="M17 6h30v18c0 11-6 18-15 18s-15-7-15-18Z" fill="#f5b82e" stroke="#a06b00" stroke-width="3"/><path d="M17 12H7c0 11 4 17 12 18M47 12h10c0 11-4 17-12 18" fill="none" stroke="#c98a12" stroke-width="4"/><path d="M27 42h10v8H27Z" fill="#c98a12"/><rect x="17" y="49" width="30" height="10" rx="2" fill="#7a5200"/><path d="M23 10v14" stroke="#fff3c4" stroke-width="4" stroke-linecap="round"/>',
  glove:
    '<path d="M17 60V36L9 25c-2-4 3-7 6-4l6 7V10c0-5 7-5 7 0v12V6c0-5 7-5 7 0v16V8c0-5 7-5 7 0v16V14c0-5 7-5 7 0v24c0 6-2 10-4 14v8Z" fill="#37c06f" stroke="#0d6b36" stroke-width="3" stroke-linejoin="round"/><path d="M16 52h30v9H16Z" fill="#123a7a"/><circle cx="33" cy="38" r="6" fill="#fff" fill-opacity=".8"/>',
};
