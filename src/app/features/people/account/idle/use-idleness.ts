import { useCallback, useEffect, useRef, useState } from 'react';
import { SECOND_MS } from '#contract/units/durations.ts';
import { startStopwatch } from '#core-client/time/stopwatch.ts';
import { type Idleness, idlenessAfter } from './idleness.ts';
import { isLocked, lockPages, reportInput, useInputMark } from './last-input.ts';
import { usePagesLocked } from './pages-locked.ts';

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
 * Whether anybody is still at the pages of this browser, and how long it is until they are locked. It is drawn again only
 * while that is to be seen.
 * @param limitMs after how long without input they are locked
 */
export function useIdleness(limitMs: number): { readonly idleness: Idleness; readonly leftMs: number } {
  const locked = usePagesLocked();
  const mark = useInputMark();
  const { stillMs, restart } = useStillness();
  const [seenMs, setSeenMs] = useState(0);

  useEffect(() => {
    const look = () => setSeenMs(idlenessAfter(stillMs(), limitMs) === 'active' ? 0 : stillMs());
    const touched = () => {
      // A timer of a hidden page may not have run yet.
      if (idlenessAfter(stillMs(), limitMs) === 'locked') return look();
      restart();
      reportInput();
      return look();
    };
    const timer = setInterval(look, SECOND_MS);
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
  return { idleness, leftMs: limitMs - seenMs };
}
