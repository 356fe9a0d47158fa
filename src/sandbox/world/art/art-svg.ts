import { COMPOSED_COVERS } from '#sandbox/world/art/covers/composed-covers.table.ts';
import { composedCover } from '#sandbox/world/art/covers/cover-composition.ts';
import { COVER_SCENES } from '#sandbox/world/art/covers/cover-scenes.table.ts';
import { LOTTERY_COVERS } from '#sandbox/world/art/covers/lottery-covers.table.ts';
import { COVERS_OF_PLAYED_GAMES } from '#sandbox/world/art/covers/played-covers.table.ts';
import { COVERS_OF_RISES } from '#sandbox/world/art/covers/rise-covers.table.ts';
import { COVERS_OF_STUDIO_TABLES } from '#sandbox/world/art/covers/studio-covers.table.ts';
import { courtside } from './courtside/courtside.ts';
import { type Drawing, fill, svgDocument, verticalGradient } from './drawing.ts';
import { crest } from './emblems/crest.ts';
import { venueMark } from './emblems/venue-mark.ts';
import { own } from './own.ts';
import { star } from './pen.ts';
import { bust } from './person/bust.ts';
import { person } from './person/person.ts';
import { arena } from './stadium/arena.ts';
import { broadcast } from './stadium/broadcast.ts';
import { hoops } from './stadium/hoops.ts';
import { studio } from './studio/studio.ts';

const GOLD = { light: '#FFE9A8', base: '#F5B82E', deep: '#C98A12', brown: '#7A5200', ink: '#3A2800' };

const GIFTS: Readonly<Record<string, string>> = {
  哨子: `<path fill="${GOLD.base}" d="M10 20h30l12-6v14c0 4-3 6-7 6h-4a16 16 0 1 1-31-6Z"/><path fill="${GOLD.light}" d="M10 20h30l12-6v4l-12 6H10Z"/><circle cx="25" cy="36" r="8.5" fill="${GOLD.deep}"/><circle cx="25" cy="36" r="4" fill="${GOLD.light}"/><path d="M22 14V8h6v6" fill="none" stroke="${GOLD.deep}" stroke-width="3.5" stroke-linejoin="round"/>`,
  围巾: `<path fill="${GOLD.base}" d="M16 12c10-5 22-5 32 0l3 9c-12 7-26 7-38 0Z"/><path fill="${GOLD.deep}" d="M18 22c4 2 8 3.5 12 4l-4 28H12Z"/><path fill="${GOLD.base}" d="M32 26c4 0 10-1 14-3l4 25H37Z"/><path stroke="${GOLD.light}" stroke-width="4" d="m15.5 36 13 2M14 46l13 2M35 36l13-2M36.5 44l12-2"/>`,
  助威喇叭: `<path fill="${GOLD.base}" d="m12 28 34-16v40L12 38Z"/><path fill="${GOLD.light}" d="m12 28 34-16v9L12 32Z"/><path fill="${GOLD.deep}" d="M46 12c5 3 8 11 8 20s-3 17-8 20Z"/><path fill="${GOLD.brown}" d="M8 27h6v12H8a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3Z"/><path fill="${GOLD.deep}" d="M18 40l10 4-2 8h-7Z"/>`,
  战靴: `<path fill="${GOLD.base}" d="M14 14h16c1 8 6 13 14 15 8 2 12 6 12 13H10c-2-10 0-20 4-28Z"/><path fill="${GOLD.light}" d="M14 14h16l1 5H12.5Z"/><path fill="${GOLD.brown}" d="M9 42h47v4H9zM14 46h6v5h-6zM27 46h6v5h-6zM44 46h6v5h-6z"/><path stroke="${GOLD.ink}" stroke-width="2.5" stroke-linecap="round" d="m30 28 6-4M35 32l5-5M41 35l4-5"/>`,
  冠军奖杯: `<path fill="${GOLD.base}" d="M18 8h28v16c0 10-6 17-14 17s-14-7-14-17Z"/><path fill="${GOLD.light}" d="M18 8h10v32c-6-2-10-8-10-16Z"/><path d="M18 13H9c0 10 4 15 10 16M46 13h9c0 10-4 15-10 16" fill="none" stroke="${GOLD.deep}" stroke-width="4"/><path fill="${GOLD.deep}" d="M28 40h8v8h-8z"/><path fill="${GOLD.brown}" d="M19 48h26v7H19z"/><path fill="#fff" d="${star(34, 22, 6)}"/>`,
  烟花礼炮: `<path fill="${GOLD.deep}" d="m14 56 10-24 12 12Z"/><path fill="${GOLD.base}" d="m14 56 4.5-11 6 6Z"/><g stroke="${GOLD.base}" stroke-width="3.6" stroke-linecap="round"><path d="M36 30 44 12M40 36l14-8M30 26V10M44 42l12 2"/></g><path fill="${GOLD.light}" d="${star(50, 14, 6.5)}${star(24, 12, 5)}${star(56, 36, 4.5)}"/>`,
  观赛飞艇: `<ellipse cx="31" cy="25" rx="25" ry="14.5" fill="${GOLD.base}"/><path fill="${GOLD.light}" d="M8 20c6-9 38-9 46 0-14-4-32-4-46 0Z"/><path fill="${GOLD.deep}" d="M50 14h10l-4 11 4 11H50Z"/><path d="M6 25h50M12 33q20 6 38 0" stroke="${GOLD.deep}" stroke-width="2.5" fill="none"/><path fill="${GOLD.brown}" d="M22 42h19l-3 8H25Z"/><path d="m24 38 1 5m13-5-1 5" stroke="${GOLD.brown}" stroke-width="2.5"/>`,
  点亮主场: `<path fill="${GOLD.brown}" d="M29 30h6v27h-6z"/><rect x="12" y="8" width="40" height="22" rx="4" fill="${GOLD.deep}"/>${[17, 27, 37, 47].map((x) => [14, 24].map((y) => `<circle cx="${x}" cy="${y}" r="4" fill="${GOLD.light}"/>`).join('')).join('')}<path fill="${GOLD.base}" fill-opacity=".45" d="M12 30 2 58h14l6-28ZM52 30l10 28H48l-6-28Z"/><path fill="${GOLD.brown}" d="M22 55h20v4H22z"/>`,
  金靴: `<path fill="${GOLD.ink}" d="M12 58 17 46h30l5 12Z"/><path fill="${GOLD.brown}" d="M17 46h30l1 3H16Z"/><path fill="${GOLD.base}" d="M16 8h13c1 7 5 12 12 14 7 2 11 5 11 11H13C11 24 12 15 16 8Z"/><path fill="${GOLD.light}" d="M16 8h13l1 4H14.5ZM40 22c7 2 10 4 11 8-4-4-8-5-13-5Z"/><path fill="${GOLD.deep}" d="M12 33h40c2 0 2 5-1 5H15c-3 0-4-5-3-5ZM17 38h5v4h-5zM28 38h5v4h-5zM42 38h5v4h-5z"/><path fill="#fff" d="${star(23, 24, 5.5)}"/>`,
  香槟雨: `<g transform="rotate(18 32 36)"><path fill="${GOLD.brown}" d="M28 16h8v9c0 5 8 7 8 16v15c0 3-1 4-4 4H24c-3 0-4-1-4-4V41c0-9 8-11 8-16Z"/><path fill="${GOLD.base}" d="M27 14h10v12H27z"/><path fill="${GOLD.light}" d="M27 14h4v12h-4zM20 40h24v12H20z"/><path fill="${GOLD.deep}" d="${star(32, 46, 4.5)}"/></g><path fill="none" stroke="${GOLD.base}" stroke-width="3.2" stroke-linecap="round" d="M40 12c2-5 6-7 10-7M43 17c5-3 9-2 13 2M37 9c0-3-1-5-4-6"/><path fill="${GOLD.light}" d="${star(55, 30, 4)}${star(24, 9, 4.5)}"/><circle cx="48" cy="25" r="2.5" fill="${GOLD.base}"/>`,
  主场之夜: `<path fill="none" stroke="${GOLD.deep}" stroke-width="6" stroke-linecap="round" d="M5 27q27-17 54 0"/><path fill="none" stroke="${GOLD.brown}" stroke-width="5" stroke-linecap="round" d="M9 37q23-13 46 0"/><g fill="${GOLD.light}"><circle cx="14" cy="23" r="2"/><circle cx="26" cy="19" r="2"/><circle cx="40" cy="19" r="2"/><circle cx="51" cy="24" r="2"/><circle cx="16" cy="34" r="1.7"/><circle cx="48" cy="34" r="1.7"/></g><path fill="${GOLD.base}" d="M32 15c5 3 10 4 14 4v17c0 9-6 14-14 19-8-5-14-10-14-19V19c4 0 9-1 14-4Z"/><path fill="${GOLD.deep}" d="M32 15c5 3 10 4 14 4v17c0 9-6 14-14 19Z"/><path fill="none" stroke="#fff" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round" d="M26 26v16h13M26 34c5 0 8 3 8 8"/><path fill="#fff" d="${star(38, 27, 4.5)}"/>`,
  王者入场: `<path fill="${GOLD.base}" d="M10 47 5 21l14 10L26 12l6 16 6-16 7 19 14-10-5 26Z"/><path fill="${GOLD.light}" d="M10 47 5 21l14 10L26 12l2.5 6.5L20 38 9 28l4 19Z"/><path fill="${GOLD.deep}" d="M54 47l5-26-14 10-7-19-2.5 6.5L44 38l11-10-4 19ZM10 45h44v10H10z"/><path fill="${GOLD.light}" d="M10 45h44v3H10z"/><g fill="${GOLD.light}"><circle cx="5" cy="20" r="3"/><circle cx="26" cy="11" r="3"/><circle cx="38" cy="11" r="3"/><circle cx="59" cy="20" r="3"/></g><path fill="#fff" d="${star(32, 51, 4)}"/>`,
};

/** A gift's icon on a 64 × 64 field, or nothing when no such gift is drawn. */
function giftArt(name: string): Drawing | undefined {
  const body = own(GIFTS, name);
  return body === undefined ? undefined : { width: 64, height: 64, body };
}

const WIDTH = 300;
const HEIGHT = 400;

/** Draws a game's 3:4 cover, darker at the bottom when a title is placed there; undefined for an unknown game. */
function gameCover(name: string, titled: boolean): Drawing | undefined {
  const plan = own(COMPOSED_COVERS, name);
  const tables = [
    COVER_SCENES,
    COVERS_OF_PLAYED_GAMES,
    COVERS_OF_STUDIO_TABLES,
    LOTTERY_COVERS,
    COVERS_OF_RISES,
  ];
  const drawn = tables.map((table) => own(table, name)).find((scene) => scene !== undefined);
  const known = drawn ?? (plan && composedCover(plan));
  if (!known) return undefined;
  const defs = titled
    ? `<defs>${verticalGradient('foot', [
        [0.6, '#03100d', 0],
        [1, '#03100d', 0.34],
      ])}</defs>`
    : '';
  const foot = titled ? fill(WIDTH, HEIGHT, 'url(#foot)') : '';
  return {
    width: WIDTH,
    height: HEIGHT,
    body: defs + fill(WIDTH, HEIGHT, known.ground) + known.scene() + foot,
  };
}

/** Draws the square avatar of a person; the page rounds it. */
function avatar(name: string): Drawing {
  const appearance = person(name);
  const body = `${fill(96, 96, appearance.backdrop)}<circle cx="48" cy="44" r="40" fill="#fff" fill-opacity=".28"/><g transform="translate(0 3)">${bust(appearance)}</g>`;
  return { width: 96, height: 96, body };
}

/** Options of an image; each kind reads those that concern it. Colours are `#rrggbb`. */
export interface ArtOptions {
  readonly width?: number;
  readonly height?: number;
  /** Team colours: football, basketball, esports. */
  readonly home?: string;
  readonly homeShorts?: string;
  readonly away?: string;
  readonly awayShorts?: string;
  /** Metres from the middle at which a match camera is, and how close it looks. */
  readonly cx?: number;
  readonly zoom?: number;
  readonly tower?: number;
  readonly day?: boolean;
  /** Corner view: position of its axis in the image (shares), degrees of view, and its target point (metres). */
  readonly middle?: number;
  readonly horizon?: number;
  readonly fov?: number;
  readonly lookX?: number;
  readonly lookY?: number;
  readonly players?: boolean;
  readonly flag?: boolean;
  /** An anchor's palette (0–5) and set (0–3). */
  readonly room?: number;
  readonly set?: number;
  /** A cover that carries its title gets a darker foot. */
  readonly titled?: boolean;
}

type Draw = (name: string, options: ArtOptions) => Drawing | undefined;

const EYE_LEVEL = 1.5;

function cornerView(seed: string, options: ArtOptions): Drawing {
  const { day = false, middle, lookX, lookY, cx: _metres, ...rest } = options;
  const isAimed = lookX !== undefined && lookY !== undefined;
  return courtside({
    ...rest,
    seed,
    time: day ? 'day' : 'dusk',
    ...(middle !== undefined && { cx: middle }),
    ...(isAimed && { target: [lookX, lookY, EYE_LEVEL] }),
  });
}

const DRAW = {
  crest: (name) => crest(name),
  avatar: (name) => avatar(name),
  studio: (name, options) => studio({ ...options, name }),
  broadcast: (seed, { day = false, ...options }) => broadcast({ ...options, seed, night: !day }),
  hoops: (seed, options) => hoops({ ...options, seed }),
  arena: (seed, { home, away, ...options }) =>
    arena({ ...options, seed, ...(home && { first: home }), ...(away && { second: away }) }),
  courtside: cornerView,
  cover: (name, { titled = true }) => gameCover(name, titled),
  gift: (name) => giftArt(name),
  venue: (name) => venueMark(name),
} as const satisfies Record<string, Draw>;

export type ArtKind = keyof typeof DRAW;

export const isArtKind = (kind: string): kind is ArtKind => Object.hasOwn(DRAW, kind);

/**
 * Returns an image as a standalone SVG document; the same kind, name and options always give the same text. Names are free
 * (a match, a team, a person), except covers and gifts, which are `undefined` when unknown.
 */
export function artSvg(kind: ArtKind, name: string, options: ArtOptions = {}): string | undefined {
  const drawing = DRAW[kind](name, options);
  return drawing && svgDocument(drawing);
}
