import type { FishShape } from '#sandbox/games/symbols.ts';

/** Colours of a fish: its body, and its eye and markings. */
type FishColours = { readonly body: string; readonly ink: string };

const eye = (x: number, y: number, { ink }: FishColours) =>
  `<circle cx="${x}" cy="${y}" r="8" fill="#fff"/><circle cx="${x - 1}" cy="${y}" r="5.500" fill="${ink}"/>`;

const TAIL = 'M56 0 120-42c-14 28-14 56 0 84Z';

/** A slim body with a tail and a fin; its height is the half of its middle. */
const slim = (height: number, colours: FishColours, marks = '') =>
  `<g fill="${colours.body}" fill-opacity=".62"><path d="${TAIL}"/><path d="M-20-${height - 8} 26-${height + 26} 44-${height - 18}Z"/></g><path fill="${colours.body}" d="M-92 0C-50-${height + 8} 36-${height + 14} 72 0 36 ${height + 14}-50 ${height + 8}-92 0Z"/><path fill="#fff" fill-opacity=".26" d="M-78-7C-42-${height - 4} 22-${height - 2} 56-8 14-22-36-22-78-7Z"/>${marks}${eye(-56, -10, colours)}`;

const dot = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;

/** Fish on the field of a symbol, with their middle at 0 0; they face left. */
const FISH_ART: Readonly<Record<FishShape, (colours: FishColours) => string>> = {
  dart: (colours) => slim(34, colours),
  angel: (colours) =>
    `<g fill="${colours.body}" fill-opacity=".62"><path d="M44 0 108-40c-10 26-10 54 0 80Z"/><path d="M-30-52C-4-92 40-104 74-96 52-80 40-58 36-32ZM-30 52C-4 92 40 104 74 96 52 80 40 58 36 32Z"/></g><path fill="${colours.body}" d="M-92 4C-64-40-30-66 2-66 38-66 60-26 66 0 60 26 38 66 2 66-30 66-64 44-92 4Z"/><g fill="none" stroke="${colours.ink}" stroke-opacity=".5" stroke-width="11"><path d="M-34-54q14 54 0 106M22-60q16 60 0 120"/></g>${eye(-56, -8, colours)}`,
  lantern: (colours) =>
    slim(
      42,
      colours,
      `<path d="M-52-32c-16-36-58-32-62 0" fill="none" stroke="${colours.body}" stroke-width="6" stroke-linecap="round"/><circle cx="-114" cy="-2" r="21" fill="#F2FFC8" fill-opacity=".3"/><circle cx="-114" cy="-2" r="11" fill="#F2FFC8"/>`,
    ),
  grouper: (colours) =>
    slim(
      50,
      colours,
      `<g fill="${colours.ink}" fill-opacity=".42">${dot(-14, -18, 9)}${dot(18, 12, 10)}${dot(-30, 22, 7)}${dot(32, -18, 8)}${dot(-2, 36, 6)}</g>`,
    ),
  ray: ({ body }) =>
    `<path fill="${body}" fill-opacity=".55" d="m20-4 100 12-96 6Z"/><path fill="${body}" d="M-100 0C-62-26-34-88 28-108 20-66 34-30 56 0 34 30 20 66 28 108-34 88-62 26-100 0Z"/><path fill="#fff" fill-opacity=".24" d="M-76-6C-36-28-14-62 14-80c-8 36 2 60 20 80-34-8-72-10-110-6Z"/><circle cx="-70" cy="-14" r="7" fill="#fff"/><circle cx="-70" cy="14" r="7" fill="#fff"/>`,
  giant: (colours) =>
    `<g fill="${colours.body}" fill-opacity=".66"><path d="M74-4C98-18 108-36 118-50c4 24 2 36-8 46 8 10 12 24 8 44-14-10-24-24-46-34Z"/><path d="M-4-30 26-62 36-26Z"/></g><path fill="${colours.body}" d="M-110 0c4-28 40-38 92-36 46 2 78 16 100 32-22 18-54 32-100 32-52 0-88-4-92-28Z"/><path fill="#F4FAFB" d="M-106 10c18 12 54 18 96 18 36 0 64-8 86-22-18 16-50 28-92 28-50 0-86-4-90-24Z"/><g fill="#fff" fill-opacity=".8">${[-68, -46, -24, -2, 20, 42].map((x, at) => dot(x, at % 2 ? -22 : -17, 4) + dot(x + 10, at % 2 ? -6 : -9, 3.5)).join('')}</g><path d="M-68-2v16M-60-2v16M-52-2v16" stroke="${colours.ink}" stroke-opacity=".6" stroke-width="3"/>${eye(-92, -6, colours)}`,
  eel: (colours) =>
    `<g fill="none" stroke-linecap="round"><path stroke="${colours.body}" stroke-width="30" d="M-92 6c30-44 60-44 84 0s54 44 86-14"/><path stroke="${colours.body}" stroke-opacity=".62" stroke-width="12" d="M78-8q18-26 36-22"/><path stroke="#fff" stroke-opacity=".3" stroke-width="6" d="M-84-2c28-34 46-34 70 6"/></g>${eye(-92, 2, colours)}`,
  puffer: (colours) =>
    `<path fill="${colours.body}" fill-opacity=".62" d="M66 0 116-32c-8 20-8 44 0 64Z"/><g stroke="${colours.body}" stroke-width="8" stroke-linecap="round"><path d="M-52-62-66-80M-12-78V-100M32-70 44-90M-52 62-66 80M-12 78v22M32 70 44 90M62-44 80-54M62 44 80 54"/></g><circle cx="-10" r="76" fill="${colours.body}"/><path fill="#fff" fill-opacity=".62" d="M-82 22c40 16 96 16 142 4C48 56 22 76-10 76s-62-24-72-54Z"/><g fill="${colours.ink}" fill-opacity=".4">${dot(6, -36, 8)}${dot(36, -16, 7)}${dot(-18, -52, 6)}</g><path fill="none" stroke="${colours.ink}" stroke-width="5" stroke-linecap="round" d="M-84 14q10 8 16 0"/>${eye(-52, -16, colours)}`,
  sword: (colours) =>
    `<g fill="${colours.body}" fill-opacity=".62"><path d="M74 0 120-44c-8 28-8 60 0 88Z"/><path d="M-40-20C-30-64 16-70 52-56 44-40 48-28 56-16Z"/></g><path fill="${colours.body}" d="m-124-4 56-10C-30-36 46-30 84 0 46 30-30 30-68 8Z"/><path fill="#fff" fill-opacity=".4" d="M-62 6C-30 26 44 26 84 0 40 14-20 14-62 6Z"/>${eye(-52, -6, colours)}`,
};

/** Draws a fish. @param body colour of its body; fins are a paler one @param ink colour of its eye and markings */
export const fishDrawing = (shape: FishShape, body: string, ink: string): string =>
  FISH_ART[shape]({ body, ink });
