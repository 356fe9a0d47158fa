import { BUSY_PAUSE_MS, isBusy } from '#sandbox/db/busy.ts';
import { setBackWork } from './set-back.ts';
import type { Cancel, LiveClock } from './world-clock.ts';

/** Longest time-out accepted by a timer of Node. */
const TIMER_MAX_MS = 2 ** 31 - 1;

export type LiveClockOptions = {
  /** Initial offset from real time, ms; positive means ahead. */
  readonly aheadMs?: number;
  /** Receives each move before any work runs under the new time. */
  readonly onMoved?: (aheadMs: number) => void;
};

/** Reports what a piece of work fails at once for as long as it fails alike: a full disk must not fill with reports. */
function guard(run: () => void, onFailure: (error: Error) => void): () => void {
  let failing = '';
  return () => {
    try {
      run();
      failing = '';
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (error.message !== failing) onFailure(error);
      failing = error.message;
    }
  };
}

/** Timers of real time, each of which can be stopped alone or with all others. */
function realTimers(onFailure: (error: Error) => void) {
  const cancels = new Set<Cancel>();
  function track(stop: () => void): Cancel {
    const cancel = () => {
      stop();
      cancels.delete(cancel);
    };
    cancels.add(cancel);
    return cancel;
  }
  function after(ms: number, run: () => void): Cancel {
    const guarded = guard(() => orLater(run), onFailure);
    const timer = setTimeout(() => {
      cancel();
      guarded();
    }, ms);
    timer.unref();
    const cancel = track(() => clearTimeout(timer));
    return cancel;
  }
  /** Runs one-time work, or retries it in a moment when another program locks the database. */
  function orLater(run: () => void): void {
    try {
      run();
    } catch (thrown) {
      if (!isBusy(thrown)) throw thrown;
      after(BUSY_PAUSE_MS, run);
    }
  }
  return {
    keep: track,
    after,
    orLater,
    every(ms: number, run: () => void): Cancel {
      const timer = setInterval(guard(run, onFailure), ms);
      timer.unref();
      return track(() => clearInterval(timer));
    },
    close() {
      for (const cancel of [...cancels]) cancel();
    },
  };
}

/**
 * Real time, moved by an offset set by an operator. Its timers do not keep the process alive.
 * @param onFailure receives the error thrown by a piece of scheduled work; repeating work continues
 */
export function liveClock(
  onFailure: (error: Error) => void,
  { aheadMs = 0, onMoved = () => {} }: LiveClockOptions = {},
): LiveClock {
  let ahead = aheadMs;
  const { keep, after, orLater, every, close } = realTimers(onFailure);
  /** Recomputes the remaining wait of each piece of work with a fixed time. */
  const reschedules = new Set<() => void>();
  const onBack = setBackWork((run) => guard(run, onFailure));
  const now = () => Date.now() + ahead;

  function at(time: number, run: () => void): Cancel {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const guarded = guard(() => orLater(run), onFailure);
    const reschedule = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          if (now() < time) return reschedule();
          cancel();
          guarded();
        },
        Math.min(TIMER_MAX_MS, Math.max(0, time - now())),
      );
      timer.unref();
    };
    reschedules.add(reschedule);
    const cancel = keep(() => {
      clearTimeout(timer);
      reschedules.delete(reschedule);
    });
    reschedule();
    return cancel;
  }

  function advance(ms: number): void {
    ahead += ms;
    onMoved(ahead);
    for (const reschedule of [...reschedules]) reschedule();
    if (ms < 0) onBack.run();
  }

  const set = (time: number) => advance(time - now());
  const timed = { at, after, every, onSetBack: onBack.add, close };
  return { mode: 'live', now, aheadMs: () => ahead, ...timed, advance, set };
}
