import type { Cancel, LiveClock } from './world-clock.ts';

/** Longest time-out a timer of Node takes. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** Real time. Its timers do not keep the process alive. */
export function liveClock(): LiveClock {
  const cancels = new Set<Cancel>();
  const now = () => Date.now();

  function keep(stop: () => void): Cancel {
    const cancel = () => {
      stop();
      cancels.delete(cancel);
    };
    cancels.add(cancel);
    return cancel;
  }

  function at(time: number, run: () => void): Cancel {
    const wait = Math.min(TIMER_MAX_MS, Math.max(0, time - now()));
    const timer = setTimeout(() => {
      cancel();
      run();
    }, wait);
    timer.unref();
    const cancel = keep(() => clearTimeout(timer));
    return cancel;
  }

  function every(ms: number, run: () => void): Cancel {
    const timer = setInterval(run, ms);
    timer.unref();
    return keep(() => clearInterval(timer));
  }

  function close(): void {
    for (const cancel of [...cancels]) cancel();
  }

  return { mode: 'live', now, at, every, close };
}
