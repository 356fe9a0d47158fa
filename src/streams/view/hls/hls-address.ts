type Known = { readonly origin: string; readonly folder: string; readonly search: string };

const known = (url: string): Known => {
  const { origin, pathname, search } = new URL(url);
  return { origin, folder: pathname.slice(0, pathname.lastIndexOf('/') + 1), search };
};

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
      const signed = url.search !== '' && signatures.has(url.search);
      return `${to.origin}${path}${signed ? to.search : url.search}`;
    },
  };
}
