import { useEffect, useState } from 'react';

/** Time for which a button is held after its meaning changed, ms. */
const GUARD_MS = 500;

/**
 * True for half a second after the meaning of a button changed: a press may have been for the meaning before. Its button is `held` for that time.
 * @param before what was in its place before it was shown; as a rule nothing that could be pressed
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
