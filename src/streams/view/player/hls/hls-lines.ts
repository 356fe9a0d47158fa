import type { LineFailure } from '#contract/community/video/video-view.ts';
import type { Addresses, PlayerEvents } from '#streams/view/engine/player.ts';
import { createHlsPlaylists, type HlsPlaylists } from './hls-playlists.ts';

/** Time a standby line that was no faster is skipped, ms. */
const AWAY_MS = 10_000;

const sameOrigin = (left: string, right: string) => new URL(left).origin === new URL(right).origin;

/** The two lines of a source as every request of its engine sees them. */
export type HlsLines = {
  readonly playlists: HlsPlaylists;
  readdress(addresses: Addresses): void;
  /** Returns the address of a resource on the line in use; null when that is no line of this source. */
  onMain(address: string): string | null;
  /** Returns the address on the standby line; null without one. */
  onStandby(address: string): string | null;
  /** Reports whether the line in use was just overtaken: until the core has reacted both are requested at once. */
  isDoubted(): boolean;
  /** Reports whether a standby line is worth a request because the other is slow. */
  mayCompete(now: number): boolean;
  /** Reports the address that delivered a resource first: if that is the standby line, it has overtaken the other. */
  overtaken(address: string, reason: LineFailure): void;
  /** The line in use was quicker after all. */
  inVain(now: number): void;
  aheadMs(): number;
};

type Known = { readonly origin: string; readonly folder: string; readonly search: string };

const known = (url: string): Known => {
  const { origin, pathname, search } = new URL(url);
  return { origin, folder: pathname.slice(0, pathname.lastIndexOf('/') + 1), search };
};

const isDirective = (pair: string) => pair.startsWith('_HLS_');

/** Splits a query into the part without the engine's playlist directives, and the directives. */
function apart(search: string): readonly [carried: string, asked: string] {
  if (!search.includes('_HLS_')) return [search, ''];
  const pairs = search.slice(1).split('&');
  const carried = pairs.filter((pair) => !isDirective(pair)).join('&');
  return [carried && `?${carried}`, pairs.filter(isDirective).join('&')];
}

const joined = (search: string, directives: string) =>
  directives === '' ? search : `${search === '' ? '?' : `${search}&`}${directives}`;

/**
 * Addresses of one source on all of its lines. The engine refers to playlists and segments under the line it began with;
 * the same path below the source's own folder is the same resource on every line, and a URL with a signature of the source
 * receives the newest one of the line it is requested on.
 */
type HlsAddresses = {
  /** A line's source, or its newest signature. */
  addSource(url: string): void;
  /** Maps an address used by the engine to the line of this source; null when no line has it. */
  on(source: string, address: string): string | null;
};

export function createHlsAddresses(): HlsAddresses {
  const sources = new Map<string, Known>();
  const signatures = new Set<string>();
  return {
    addSource(url) {
      const added = known(url);
      sources.set(added.origin, added);
      signatures.add(added.search);
    },
    on(source, address) {
      const url = new URL(address);
      const from = sources.get(url.origin);
      if (!from) return null;
      const to = known(source);
      const below = url.pathname.startsWith(from.folder);
      const path = below ? to.folder + url.pathname.slice(from.folder.length) : url.pathname;
      const [carried, directives] = apart(url.search);
      const signed = carried !== '' && signatures.has(carried);
      return `${to.origin}${path}${joined(signed ? to.search : carried, directives)}`;
    },
  };
}

export function createHlsLines(
  video: Pick<HTMLVideoElement, 'buffered' | 'currentTime'>,
  { overtaken }: Pick<PlayerEvents, 'overtaken'>,
): HlsLines {
  const known = createHlsAddresses();
  let current: Addresses | null = null;
  let doubted: string | null = null;
  let awayUntil = 0;
  const standbyOf = ({ lineId, standby }: Addresses) =>
    standby && standby.lineId !== lineId ? standby : null;
  return {
    playlists: createHlsPlaylists(),
    readdress(addresses) {
      current = addresses;
      for (const url of [addresses.url, addresses.standby?.url]) if (url !== undefined) known.addSource(url);
      if (addresses.lineId !== doubted) doubted = null;
    },
    onMain: (address) => current && known.on(current.url, address),
    onStandby(address) {
      const standby = current && standbyOf(current);
      return standby ? known.on(standby.url, address) : null;
    },
    isDoubted: () => doubted !== null,
    mayCompete: (now) => now >= awayUntil,
    overtaken(address, reason) {
      const standby = current && standbyOf(current);
      if (!current || !standby || doubted !== null || !sameOrigin(address, standby.url)) return;
      doubted = current.lineId;
      overtaken(current.lineId, standby.lineId, reason);
    },
    inVain(now) {
      awayUntil = now + AWAY_MS;
    },
    aheadMs() {
      const { buffered, currentTime } = video;
      for (let range = 0; range < buffered.length; range += 1) {
        if (buffered.start(range) <= currentTime + 0.1 && currentTime <= buffered.end(range))
          return (buffered.end(range) - currentTime) * 1_000;
      }
      return 0;
    },
  };
}
