import { random } from '#contract/units/random.ts';
import type { MediaFault } from './fault.ts';

/** The two ways a stream leaves a host. */
export type MediaKind = 'hls' | 'flv';

/** Hosts count from 0 in the order of `listen`'s answer. */
export interface FaultTarget {
  readonly host: number | 'every';
  readonly media: MediaKind | 'both';
}

/** How many of the target's requests are hit: a share of them (1: all), and gone after so many. */
export interface FaultReach {
  readonly share?: number;
  readonly times?: number | undefined;
}

/** A fault in force, and since when (epoch milliseconds of the origin's clock). */
export interface ActiveFault {
  readonly id: number;
  readonly target: FaultTarget;
  readonly fault: MediaFault;
  readonly since: number;
  readonly share: number;
  readonly times: number | undefined;
  /** Requests it has met as they began. */
  readonly hits: number;
}

/** A request as the switchboard sees it; `lot` is drawn once for it and says whether a share hits it. */
export interface MediaRequest {
  readonly host: number;
  readonly media: MediaKind;
  readonly lot: number;
}

/** A request that has begun, and the fault it met at that. */
export interface FaultedRequest extends MediaRequest {
  readonly met: ActiveFault | undefined;
}

export interface MediaFaults {
  /** Puts a fault in force; it replaces one with the same target. Answers with its number. */
  readonly set: (target: FaultTarget, fault: MediaFault, reach?: FaultReach) => number;
  /** Ends the fault of a target, or all. */
  readonly clear: (target?: FaultTarget) => void;
  readonly remove: (id: number) => void;
  readonly list: () => readonly ActiveFault[];
  /** A lot for a request that begins, and the fault it meets, which is counted; the latest set wins. */
  readonly match: (host: number, media: MediaKind) => FaultedRequest;
  /** The fault a running request is under now. */
  readonly meeting: (request: MediaRequest) => ActiveFault | undefined;
}

const isSame = (a: FaultTarget, b: FaultTarget) => a.host === b.host && a.media === b.media;

const hits = ({ target, share }: ActiveFault, { host, media, lot }: MediaRequest) =>
  (target.host === 'every' || target.host === host) &&
  (target.media === 'both' || target.media === media) &&
  lot < share;

/** The switchboard of a media origin's faults. `clock` gives epoch milliseconds. */
export function createMediaFaults(clock: () => number): MediaFaults {
  let active: readonly ActiveFault[] = [];
  let lastId = 0;
  const draw = random('media-faults');
  const without = (target: FaultTarget) => active.filter((fault) => !isSame(fault.target, target));
  const meeting = (request: MediaRequest) => active.findLast((fault) => hits(fault, request));
  const counted = (met: ActiveFault) => {
    const after = { ...met, hits: met.hits + 1 };
    active = active.flatMap((fault) => (fault !== met ? fault : after.hits === met.times ? [] : after));
  };
  return {
    set(target, fault, { share = 1, times } = {}) {
      lastId += 1;
      active = [...without(target), { id: lastId, target, fault, since: clock(), share, times, hits: 0 }];
      return lastId;
    },
    clear(target) {
      active = target ? without(target) : [];
    },
    remove(id) {
      active = active.filter((fault) => fault.id !== id);
    },
    list: () => active,
    match(host, media) {
      const request = { host, media, lot: draw() };
      const met = meeting(request);
      if (met) counted(met);
      return { ...request, met };
    },
    meeting,
  };
}
