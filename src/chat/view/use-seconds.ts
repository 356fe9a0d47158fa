import { useEffect, useReducer } from 'react';
import type { ServerTime } from '#contract/units/time.ts';

const EVERY_MS = 1_000;

/** The server's time, shown again once a second while `running`. */
export function useSeconds(now: () => ServerTime, running: boolean): ServerTime {
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(showAgain, EVERY_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now();
}
