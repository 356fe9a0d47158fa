import { useSyncExternalStore } from 'react';
import { type ServerTime, serverTime } from '#contract/units/time.ts';
import { serverNow } from './server-now.ts';

const TICK_MS = 1_000;
const listeners = new Set<() => void>();
let shown = serverTime(0);
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  shown = serverNow();
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  if (listeners.size === 0) {
    shown = serverNow();
    timer = setInterval(tick, TICK_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The server's time, once a second; one timer for everybody who shows it. */
export const useServerNow = (): ServerTime => useSyncExternalStore(watch, lastTick);

/** What a text made of the server's time says; its reader is drawn again only when it says something else. */
export const useServerText = (say: (now: ServerTime) => string): string =>
  useSyncExternalStore(watch, () => say(lastTick()));

function lastTick(): ServerTime {
  if (shown === 0) shown = serverNow();
  return shown;
}
