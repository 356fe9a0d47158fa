/** The two ways a stream leaves a host. */
export type MediaKind = 'hls' | 'flv';

/** What can be wrong with a host. Rates are bytes per second. */
export type MediaFault =
  /** Connections break at once, as if nothing listened. */
  | { readonly kind: 'dead' }
  /** Connections are accepted and never answered. */
  | { readonly kind: 'black-hole' }
  | { readonly kind: 'slow'; readonly bytesPerSecond: number }
  | { readonly kind: 'status'; readonly status: 403 | 404 | 503 }
  /** FLV sends no more bytes, playlists stay as they were. */
  | { readonly kind: 'stall' }
  /** FLV ends without an error, playlists say that the broadcast is over. */
  | { readonly kind: 'end' };

/** Hosts count from 0 in the order of `listen`'s answer. */
export interface FaultTarget {
  readonly host: number | 'every';
  readonly media: MediaKind | 'both';
}

/** A fault in force, and since when (epoch milliseconds of the origin's clock). */
export interface ActiveFault {
  readonly target: FaultTarget;
  readonly fault: MediaFault;
  readonly since: number;
}

export interface MediaFaults {
  /** Puts a fault in force; it replaces one with the same target. */
  readonly set: (target: FaultTarget, fault: MediaFault) => void;
  /** Ends the fault of a target, or all. */
  readonly clear: (target?: FaultTarget) => void;
  readonly list: () => readonly ActiveFault[];
  /** The fault a request meets; the latest set wins. */
  readonly meeting: (host: number, media: MediaKind) => ActiveFault | undefined;
}

const isSame = (a: FaultTarget, b: FaultTarget) => a.host === b.host && a.media === b.media;

const hits = ({ target }: ActiveFault, host: number, media: MediaKind) =>
  (target.host === 'every' || target.host === host) && (target.media === 'both' || target.media === media);

/** The switchboard of a media origin's faults. `clock` gives epoch milliseconds. */
export function createMediaFaults(clock: () => number): MediaFaults {
  let active: readonly ActiveFault[] = [];
  const without = (target: FaultTarget) => active.filter((fault) => !isSame(fault.target, target));
  return {
    set: (target, fault) => {
      active = [...without(target), { target, fault, since: clock() }];
    },
    clear: (target) => {
      active = target ? without(target) : [];
    },
    list: () => active,
    meeting: (host, media) => active.findLast((fault) => hits(fault, host, media)),
  };
}
