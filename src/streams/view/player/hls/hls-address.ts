type Known = { readonly origin: string; readonly folder: string; readonly search: string };

const known = (url: string): Known => {
  const { origin, pathname, search } = new URL(url);
  return { origin, folder: pathname.slice(0, pathname.lastIndexOf('/') + 1), search };
};

const isAsked = (pair: string) => pair.startsWith('_HLS_');

/** A query without what the engine itself asks of a playlist, and that alone. */
function apart(search: string): readonly [carried: string, asked: string] {
  if (!search.includes('_HLS_')) return [search, ''];
  const pairs = search.slice(1).split('&');
  const carried = pairs.filter((pair) => !isAsked(pair)).join('&');
  return [carried && `?${carried}`, pairs.filter(isAsked).join('&')];
}

const joined = (search: string, asked: string) =>
  asked === '' ? search : `${search === '' ? '?' : `${search}&`}${asked}`;

/**
 * The addresses of one source on all of its lines. The engine knows playlists and segments under the line it began with;
 * the same path below the source's own folder is the same piece on every line, and what carries a signature of the source
 * carries the newest one of the line it is asked on.
 */
export type HlsAddresses = {
  /** A line's source, or its newest signature. */
  learn(url: string): void;
  /** Where an address the engine knows is found on the line whose source this is; null when no line has it. */
  on(source: string, address: string): string | null;
};

export function createHlsAddresses(): HlsAddresses {
  const sources = new Map<string, Known>();
  const signatures = new Set<string>();
  return {
    learn(url) {
      const one = known(url);
      sources.set(one.origin, one);
      signatures.add(one.search);
    },
    on(source, address) {
      const url = new URL(address);
      const from = sources.get(url.origin);
      if (!from) return null;
      const to = known(source);
      const below = url.pathname.startsWith(from.folder);
      const path = below ? to.folder + url.pathname.slice(from.folder.length) : url.pathname;
      const [carried, asked] = apart(url.search);
      const signed = carried !== '' && signatures.has(carried);
      return `${to.origin}${path}${joined(signed ? to.search : carried, asked)}`;
    },
  };
}
