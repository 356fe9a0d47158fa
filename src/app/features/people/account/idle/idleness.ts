import { useCallback, useEffect, useRef, useState } from 'react';
import { MINUTE_MS, SECOND_MS } from '#contract/units/durations.ts';
import { startStopwatch } from '#core-client/time/stopwatch.ts';
import { LOCKED, lastInput, usePagesLocked } from './pages-locked.ts';

/** State of an idle page: active, warned, or locked until the password is entered. */
export type Idleness = 'active' | 'warned' | 'locked';

/** Time from the warning to the lock. */
const WARNED_BEFORE_MS = 2 * MINUTE_MS;

/** @param stillMs time without input @param limitMs time until it is locked */
export function idlenessAfter(stillMs: number, limitMs: number): Idleness {
  if (stillMs >= limitMs) return 'locked';
  return stillMs >= limitMs - Math.min(WARNED_BEFORE_MS, limitMs / 2) ? 'warned' : 'active';
}

/** The site's parameter, minutes, as ms; null where it is none or no number above zero. */
export function idleLimitOf(minutes: string | undefined): number | null {
  const limit = Number(minutes ?? 0) * MINUTE_MS;
  return Number.isFinite(limit) && limit > 0 ? limit : null;
}

/** Interval at which input is reported to other tabs. */
const REPORTED_EVERY_MS = 5 * SECOND_MS;

let reportedAt = Number.NEGATIVE_INFINITY;

/** Creates a mark that is not used as a time: each page measures its own idle time, whatever its clock. */
const newMark = () => String(performance.timeOrigin + performance.now());

/** Changes with each input that any tab has reported. */
const useInputMark = (): string | null => lastInput.use();

export const isLocked = (): boolean => lastInput.read() === LOCKED;

/** Reports input to the other tabs; a locked page stays locked. */
function reportInput(): void {
  if (isLocked() || performance.now() - reportedAt < REPORTED_EVERY_MS) return;
  reportedAt = performance.now();
  lastInput.set(newMark());
}

/** The pages of this login want the password. */
export const lockPages = (): void => lastInput.set(LOCKED);

/** The password was right. */
export const unlockPages = (): void => lastInput.set(newMark());

/** Input events of the user; the page's own requests and polls do not count. */
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
const LISTENING = { capture: true, passive: true } as const;

/** Time since the last input in any tab, or since the page opened, ms; includes the device's sleep. */
function useStillness() {
  const since = useRef(startStopwatch());
  const stillMs = useCallback(() => since.current(), []);
  const restart = useCallback(() => {
    since.current = startStopwatch();
  }, []);
  return { stillMs, restart };
}

/**
 * Returns whether the pages of this browser are in use, and the time until they are locked. It is rendered again only
 * while that is to be seen.
 * @param limitMs after how long without input they are locked
 */
export function useIdleness(limitMs: number): { readonly idleness: Idleness; readonly remainingMs: number } {
  const locked = usePagesLocked();
  const mark = useInputMark();
  const { stillMs, restart } = useStillness();
  const [seenMs, setSeenMs] = useState(0);

  useEffect(() => {
    const update = () => setSeenMs(idlenessAfter(stillMs(), limitMs) === 'active' ? 0 : stillMs());
    const touched = () => {
      // A timer of a hidden page may not have run yet.
      if (idlenessAfter(stillMs(), limitMs) === 'locked') return update();
      restart();
      reportInput();
      return update();
    };
    const timer = setInterval(update, SECOND_MS);
    for (const input of INPUTS) window.addEventListener(input, touched, LISTENING);
    return () => {
      clearInterval(timer);
      for (const input of INPUTS) window.removeEventListener(input, touched, LISTENING);
    };
  }, [limitMs, stillMs, restart]);
  useEffect(() => {
    if (mark === null) return;
    restart();
    setSeenMs(0);
  }, [mark, restart]);

  const idleness = locked ? 'locked' : idlenessAfter(seenMs, limitMs);
  useEffect(() => {
    if (idleness === 'locked' && !isLocked()) lockPages();
  }, [idleness]);
  return { idleness, remainingMs: limitMs - seenMs };
}
