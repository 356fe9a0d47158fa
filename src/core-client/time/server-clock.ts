import { useSyncExternalStore } from 'react';
import type { ServerTime } from '#contract/units/time.ts';
import { serverNow } from '../core.ts';
import { createWatchers } from '../shared-store.ts';

const TICK_MS = 1_000;

/** A clock as it is shown, once a second; one timer for everybody who shows it. */
export function createTicks(now: () => ServerTime) {
  let shown = now();
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
  return { watch, last: (): ServerTime => shown };
}
export type Ticks = ReturnType<typeof createTicks>;

const ticks = createTicks(serverNow);

/** The server's time, once a second. */
export const useServerNow = (): ServerTime => useSyncExternalStore(ticks.watch, ticks.last);

/** What a text made of the server's time says; its reader is drawn again only when it says something else. */
export const useServerText = (say: (now: ServerTime) => string, clock: Ticks = ticks): string =>
  useSyncExternalStore(clock.watch, () => say(clock.last()));

/** True from a time of the server on; never for null. */
export const useIsOver = (until: ServerTime | null): boolean =>
  useServerText((now) => (until !== null && now >= until ? 'over' : '')) !== '';
