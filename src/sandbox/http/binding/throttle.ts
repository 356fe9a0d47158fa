import { refuse } from '#sandbox/base/refusal.ts';

const WINDOW_MS = 600_000;

/** Counts what people ask for within ten minutes. */
export type Throttle = {
  /** @throws Refusal THROTTLED_USER after too many by one, THROTTLED_SITE after too many by all together. */
  take(who: string, now: number): void;
};

/**
 * @param limits how often in ten minutes: `each` by one member or device, `all` together, since a stranger may call
 * themselves another device every time
 */
export function createThrottle({ each, all }: { readonly each: number; readonly all: number }): Throttle {
  let window = Number.NaN;
  let total = 0;
  const counts = new Map<string, number>();
  return {
    take(who, now) {
      const current = Math.floor(now / WINDOW_MS);
      if (current !== window) {
        window = current;
        total = 0;
        counts.clear();
      }
      const count = counts.get(who) ?? 0;
      if (count >= each) refuse('THROTTLED_USER');
      if (total >= all) refuse('THROTTLED_SITE');
      counts.set(who, count + 1);
      total += 1;
    },
  };
}

/** Who asks, for counting: the member, or the device of a guest. */
export const askerOf = ({
  account,
  device,
}: {
  readonly account: { readonly userId: string } | null;
  readonly device: string;
}): string => account?.userId ?? `device ${device}`;
