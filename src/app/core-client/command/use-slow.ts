import { useEffect, useState } from 'react';

/** Longer than an answer takes: from then on the result is being looked for. */
const SLOW_MS = 5_000;

/** Whether something has been under way for so long that a person needs words about it. */
export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  return slow;
}
