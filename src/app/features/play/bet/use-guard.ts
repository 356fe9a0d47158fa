import { useEffect, useState } from 'react';

/** Time for which a button stays disabled after its meaning changed, ms. */
const GUARD_MS = 500;

/**
 * Returns true for half a second after the meaning of a button changed, because a press may have been aimed at the previous
 * meaning. The button is `held` for that time.
 * @param before what occupied its position before it was shown; by default nothing that could be pressed
 */
export function useGuard(meaning: string, before = meaning): boolean {
  const [settled, setSettled] = useState(before);
  useEffect(() => {
    if (settled === meaning) return;
    const timer = setTimeout(() => setSettled(meaning), GUARD_MS);
    return () => clearTimeout(timer);
  }, [settled, meaning]);
  return settled !== meaning;
}
