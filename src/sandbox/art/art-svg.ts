import { broadcast } from './broadcast.ts';
import { courtside } from './courtside/courtside.ts';
import { gameCover } from './covers/cover.ts';
import { crest } from './crest.ts';
import { type Drawing, svgDocument } from './drawing.ts';
import { giftArt } from './gift-art.ts';
import { avatar } from './portrait.ts';
import { arena } from './stadium/arena.ts';
import { hoops } from './stadium/hoops.ts';
import { studio } from './studio.ts';
import { venueMark } from './venue-mark.ts';

/** What may be asked of a picture; each kind reads what concerns it. Colours are `#rrggbb`. */
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
  /** The corner view: where its axis meets the picture (shares), degrees of view, and what it looks at (metres). */
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
    ...(isAimed && { look: [lookX, lookY, EYE_LEVEL] }),
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
 * A picture as a standalone SVG document; the same kind, name and options always give the same text.
 * Names are free (a match, a team, a person), except covers and gifts, which are `undefined` when unknown.
 */
export function artSvg(kind: ArtKind, name: string, options: ArtOptions = {}): string | undefined {
  const drawing = DRAW[kind](name, options);
  return drawing && svgDocument(drawing);
}
