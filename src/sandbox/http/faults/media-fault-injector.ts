import type { MediaKind } from '#contract/community/video/schema.ts';
import { random } from '#contract/units/random.ts';
import type { MediaFault } from './fault.ts';
import { createFaultRules, type FaultReach, type FaultRules, type HeldRule } from './fault-rules.ts';

/** Hosts count from 0 in the order of `listen`'s answer. */
export type FaultTarget = {
  readonly host: number | 'every';
  readonly media: MediaKind | 'both';
};

export type MediaRule = FaultReach & { readonly target: FaultTarget; readonly fault: MediaFault };

/** A fault in force. */
export type ActiveFault = HeldRule<MediaRule>;

/** Request of a video domain; its `lot` is drawn once and determines whether a share hits it. */
export type MediaRequest = {
  readonly host: number;
  readonly media: MediaKind;
  readonly lot: number;
};

/** A request that has begun, and the fault it met at that. */
export type FaultedRequest = MediaRequest & { readonly activeFault: ActiveFault | undefined };

export type MediaFaults = Pick<FaultRules<MediaRule, MediaRequest>, 'list' | 'clear'> & {
  /** Puts a fault in force; it replaces one with the same target. Answers with its number. */
  set(target: FaultTarget, fault: MediaFault, reach?: Partial<FaultReach>): number;
  /** A lot for a request that begins, and the fault it meets, which is counted; the latest set wins. */
  match(host: number, media: MediaKind): FaultedRequest;
  /** The fault a running request is under now. */
  meeting(request: MediaRequest): ActiveFault | undefined;
};

const isSame = (one: FaultTarget, other: FaultTarget) => one.host === other.host && one.media === other.media;

const means = ({ target }: MediaRule, { host, media }: MediaRequest) =>
  (target.host === 'every' || target.host === host) && (target.media === 'both' || target.media === media);

/** Faults of the video domains on demand. `now` is epoch ms. */
export function createMediaFaults(now: () => number): MediaFaults {
  const rules = createFaultRules(means, now);
  const draw = random('media-faults');
  const meeting = (request: MediaRequest) => rules.hitting(request, () => request.lot).at(-1);
  return {
    list: rules.list,
    clear: rules.clear,
    set(target, fault, { share = 1, times } = {}) {
      for (const { id, rule } of rules.list()) if (isSame(rule.target, target)) rules.clear(id);
      return rules.add({ target, fault, share, times });
    },
    match(host, media) {
      const request = { host, media, lot: draw() };
      const activeFault = meeting(request);
      if (activeFault) rules.count(activeFault);
      return { ...request, activeFault };
    },
    meeting,
  };
}
