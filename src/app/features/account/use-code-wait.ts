import { useEffect, useState } from 'react';
import { SECOND_MS } from '#contract/units/durations.ts';

/** Seconds until a code may be asked for again, and how to begin counting. */
export function useCodeWait(firstMs = 0): { seconds: number; begin: (ms: number) => void } {
  const [until, setUntil] = useState(() => performance.now() + firstMs);
  const [now, setNow] = useState(() => performance.now());
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  const counting = seconds > 0;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(performance.now()), SECOND_MS / 2);
    return () => clearInterval(timer);
  }, [counting]);

  const begin = (ms: number) => {
    setNow(performance.now());
    setUntil(performance.now() + ms);
  };
  return { seconds, begin };
}
