import { pageRealm } from '#worker/bridge/page-realm.ts';

/**
 * Starts to measure. @returns how long ago that was, ms, with the time the device slept: some browsers stop the monotonic
 * clock meanwhile. An owner who sets the wall clock ahead makes it longer, never shorter.
 */
export function startStopwatch(): () => number {
  const { monotonic, wallClock } = pageRealm.clock;
  const [mono, wall] = [monotonic(), wallClock()];
  return () => Math.max(monotonic() - mono, wallClock() - wall);
}
