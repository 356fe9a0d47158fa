import type { Cancel, LiveClock } from './world-clock.ts';

/** Longest time-out a timer of Node takes. */
const TIMER_MAX_MS = 2 ** 31 - 1;

function attempt(run: () => void, onFailure: (error: Error) => void): void {
  try {
    run();
  } catch (thrown) {
    onFailure(thrown instanceof Error ? thrown : new Error(String(thrown)));
  }
}

/**
 * Real time, moved by whatever an operator asks for. Its timers do not keep the process alive.
 * @param onFailure receives what a piece of scheduled work threw; work that repeats goes on
 */
export function liveClock(onFailure: (error: Error) => void): LiveClock {
  let ahead = 0;
  const cancels = new Set<Cancel>();
  /** Looks again how long each piece of work at a time of its own has to wait. */
  const looks = new Set<() => void>();
  const now = () => Date.now() + ahead;

  function keep(stop: () => void): Cancel {
    const cancel = () => {
      stop();
      cancels.delete(cancel);
    };
    cancels.add(cancel);
    return cancel;
  }

  const guarded = (run: () => void) => attempt(run, onFailure);

  function at(time: number, run: () => void): Cancel {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          if (now() < time) return look();
          cancel();
          guarded(run);
        },
        Math.min(TIMER_MAX_MS, Math.max(0, time - now())),
      );
      timer.unref();
    };
    looks.add(look);
    const cancel = keep(() => {
      clearTimeout(timer);
      looks.delete(look);
    });
    look();
    return cancel;
  }

  function every(ms: number, run: () => void): Cancel {
    const timer = setInterval(() => guarded(run), ms);
    timer.unref();
    return keep(() => clearInterval(timer));
  }

  function close(): void {
    for (const cancel of [...cancels]) cancel();
  }

  function advance(ms: number): void {
    ahead += ms;
    for (const look of [...looks]) look();
  }

  const set = (time: number) => advance(time - now());

  return { mode: 'live', now, at, every, close, advance, set };
}
