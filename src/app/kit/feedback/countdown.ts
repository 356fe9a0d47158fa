/** Time until something happens, which can be held and let go on. */
export interface Countdown {
  pause: () => void;
  resume: () => void;
}

/** Runs `action` once `durationMs` of unpaused time have passed. */
export function startCountdown(action: () => void, durationMs: number): Countdown {
  let leftMs = durationMs;
  let running: { timer: number; since: number } | undefined;
  const resume = () => {
    running ??= { timer: window.setTimeout(action, leftMs), since: performance.now() };
  };
  const pause = () => {
    if (running === undefined) return;
    clearTimeout(running.timer);
    leftMs -= performance.now() - running.since;
    running = undefined;
  };
  resume();
  return { pause, resume };
}
