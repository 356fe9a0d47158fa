type Known = { readonly origin: string; readonly folder: string; readonly search: string };

const known = (url: string): Known => {
  const { origin, pathname, search } = new URL(url);
  return { origin, folder: pathname.slice(0, pathname.lastIndexOf('/') + 1), search };
};

const isAsked = (pair: string) => pair.startsWith('_HLS_');

/** Splits a query into the part without the engine's playlist directives, and the directives. */
function apart(search: string): readonly [carried: string, asked: string] {
  if (!search.includes('_HLS_')) return [search, ''];
  const pairs = search.slice(1).split('&');
  const carried = pairs.filter((pair) => !isAsked(pair)).join('&');
  return [carried && `?${carried}`, pairs.filter(isAsked).join('&')];
}

const joined = (search: string, asked: string) =>
  asked === '' ? search : `${search === '' ? '?' : `${search}&`}${asked}`;

/**
 * Addresses of one source on all of its lines. The engine refers to playlists and segments under the line it began with;
 * the same path below the source's own folder is the same resource on every line, and a URL with a signature of the source
 * receives the newest one of the line it is requested on.
 */
export type HlsAddresses = {
  /** A line's source, or its newest signature. */
  learn(url: string): void;
  /** Maps an address used by the engine to the line of this source; null when no line has it. */
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
