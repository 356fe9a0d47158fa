import { useSyncExternalStore } from 'react';
import type { ServerTime } from '#contract/units/time.ts';
import { serverNow } from '../core.ts';
import { createWatchers } from '../shared-store.ts';

const TICK_MS = 1_000;

/** Creates a displayed clock, once a second; one timer for all its subscribers. */
export function createTicks(now: () => ServerTime) {
  let shown: ServerTime | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const { watch, notify } = createWatchers({
    open() {
      if (timer !== undefined) return;
      shown = now();
      timer = setInterval(tick, TICK_MS);
    },
    close() {
      clearInterval(timer);
      timer = undefined;
    },
  });
  const tick = () => {
    shown = now();
    notify();
  };
  const last = (): ServerTime => {
    shown ??= now();
    return shown;
  };
  return { watch, last };
}
export type Ticks = ReturnType<typeof createTicks>;

const ticks = createTicks(serverNow);

/** The server's time, once a second. */
export const useServerNow = (): ServerTime => useSyncExternalStore(ticks.watch, ticks.last);

/** Returns a text derived from the server time; its component renders again only when the text changes. */
export const useServerText = (textAt: (now: ServerTime) => string, clock: Ticks = ticks): string =>
  useSyncExternalStore(clock.watch, () => textAt(clock.last()));

/** True from a time of the server on; never for null. */
export const useIsOver = (until: ServerTime | null): boolean =>
  useServerText((now) => (until !== null && now >= until ? 'over' : '')) !== '';
