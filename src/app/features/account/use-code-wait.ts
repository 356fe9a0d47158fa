import { useEffect, useState } from 'react';
import { startStopwatch } from '#app/core-client/stopwatch.ts';
import { SECOND_MS } from '#contract/units/durations.ts';

type Wait = { readonly ms: number; readonly passed: () => number };

const waitOf = (ms: number): Wait => ({ ms, passed: startStopwatch() });

/** Seconds until a code may be asked for again, and how to begin counting. */
export function useCodeWait(firstMs = 0): { seconds: number; begin: (ms: number) => void } {
  const [wait, setWait] = useState(() => waitOf(firstMs));
  const [passedMs, setPassedMs] = useState(0);
  const seconds = Math.max(0, Math.ceil((wait.ms - passedMs) / SECOND_MS));
  const counting = seconds > 0;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setPassedMs(wait.passed()), SECOND_MS / 2);
    return () => clearInterval(timer);
  }, [counting, wait]);

  const begin = (ms: number) => {
    setPassedMs(0);
    setWait(waitOf(ms));
  };
  return { seconds, begin };
}
