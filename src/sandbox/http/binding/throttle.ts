import { refuse } from '#sandbox/base/refusal.ts';

const WINDOW_MS = 600_000;
/** Guests of one network address, as a multiple of what one of them may: a home or an office has several devices. */
const NETWORK_TIMES = 4;
/** The part of the whole that guests may use up: members are still answered when strangers are not. */
const GUESTS_PART = 0.5;

/** Origin of a request, as used for counting. */
export type Asker = {
  readonly account: { readonly userId: string } | null;
  readonly device: string;
  /** Network address. */
  readonly address: string;
  readonly now: number;
};

/** Counts requests within ten minutes. */
export type Throttle = {
  /** Counts a request. @throws Refusal as `require`. */
  take(asker: Asker): void;
  /** @throws Refusal THROTTLED_USER after too many by one or from one network, THROTTLED_SITE after too many by all. */
  require(asker: Asker): void;
  /** Counts without looking at the limits. */
  count(asker: Asker): void;
};

export type Limits = {
  /** Limit per member or device. */
  readonly each: number;
  /** Limit for all together. */
  readonly all: number;
};

/** Counting key of a request: the member's id, or the device of a guest. */
export const askerOf = ({ account, device }: Pick<Asker, 'account' | 'device'>): string =>
  account?.userId ?? `device ${device}`;

const GUESTS = 'guests';
const ALL = 'all';

/**
 * @param limits how often in ten minutes. A guest may use another device name each time, so guests are also counted by network
 * address and together.
 */
export function createThrottle({ each, all }: Limits): Throttle {
  let window = Number.NaN;
  const counts = new Map<string, number>();
  const countsAt = (now: number) => {
    const current = Math.floor(now / WINDOW_MS);
    if (current !== window) {
      window = current;
      counts.clear();
    }
    return counts;
  };
  const ofNetwork = ({ address }: Asker) => `network ${address}`;
  const keysOf = (asker: Asker): readonly string[] =>
    asker.account ? [askerOf(asker), ALL] : [askerOf(asker), ofNetwork(asker), GUESTS, ALL];
  const throttle: Omit<Throttle, 'take'> = {
    require(asker) {
      const seen = countsAt(asker.now);
      const isFull = (key: string, limit: number) => (seen.get(key) ?? 0) >= limit;
      if (isFull(askerOf(asker), each)) refuse('THROTTLED_USER');
      if (!asker.account && isFull(ofNetwork(asker), each * NETWORK_TIMES)) refuse('THROTTLED_USER');
      if (isFull(ALL, all) || (!asker.account && isFull(GUESTS, all * GUESTS_PART))) refuse('THROTTLED_SITE');
    },
    count(asker) {
      const seen = countsAt(asker.now);
      for (const key of keysOf(asker)) seen.set(key, (seen.get(key) ?? 0) + 1);
    },
  };
  return {
    ...throttle,
    take(asker) {
      throttle.require(asker);
      throttle.count(asker);
    },
  };
}
