import { useEffect, useState } from 'react';

/** A button that means something else from one moment to the next takes no press for so long, ms. */
const GUARD_MS = 500;

/**
 * Whether what a button means has changed just now, so that a press may have been for what it meant before.
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
