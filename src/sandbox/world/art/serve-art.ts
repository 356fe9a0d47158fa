import { type ArtOptions, artSvg, isArtKind } from './art-svg.ts';

export interface ServedArt {
  readonly body: string;
  readonly type: 'image/svg+xml';
}

const SIZE = { least: 16, most: 2400 };

function numberIn(text: string | null, least: number, most: number): number | undefined {
  const value = Number(text ?? '');
  return text && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : undefined;
}

const colour = (text: string | null) =>
  text && /^#?[0-9a-f]{6}$/i.test(text) ? `#${text.replace('#', '')}` : undefined;

const flag = (text: string | null) => (text === null ? undefined : text !== '0');

/** Returns only the given and valid options, so that each missing one keeps the default of the image. */
function optionsFrom(query: URLSearchParams): ArtOptions {
  const read = <T>(name: string, parse: (text: string | null) => T | undefined) => {
    const value = parse(query.get(name));
    return value === undefined ? {} : { [name]: value };
  };
  const size = (text: string | null) => numberIn(text, SIZE.least, SIZE.most);
  return {
    ...read('width', size),
    ...read('height', size),
    ...read('home', colour),
    ...read('homeShorts', colour),
    ...read('away', colour),
    ...read('awayShorts', colour),
    ...read('cx', (text) => numberIn(text, -45, 45)),
    ...read('zoom', (text) => numberIn(text, 0.5, 4)),
    ...read('tower', (text) => numberIn(text, 6, 40)),
    ...read('day', flag),
    ...read('middle', (text) => numberIn(text, 0, 1)),
    ...read('horizon', (text) => numberIn(text, 0.2, 0.8)),
    ...read('fov', (text) => numberIn(text, 20, 80)),
    ...read('lookX', (text) => numberIn(text, -60, 40)),
    ...read('lookY', (text) => numberIn(text, -30, 60)),
    ...read('players', flag),
    ...read('flag', flag),
    ...read('room', (text) => numberIn(text, 0, 5)),
    ...read('set', (text) => numberIn(text, 0, 3)),
    ...read('titled', flag),
  };
}

/**
 * Returns the response to `/art/<kind>/<name>.svg?…`, or undefined for an unknown kind, gift or cover. `name` is decoded,
 * with or without the `.svg`; the query takes the names of `ArtOptions`.
 */
export function serveArt(kind: string, name: string, query: URLSearchParams): ServedArt | undefined {
  if (!isArtKind(kind)) return undefined;
  const body = artSvg(kind, name.replace(/\.svg$/, ''), optionsFrom(query));
  return body === undefined ? undefined : { body, type: 'image/svg+xml' };
}
