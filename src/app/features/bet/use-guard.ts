import { useEffect, useState } from 'react';

/** A button that means something else from one moment to the next takes no press for so long, ms. */
const GUARD_MS = 500;

/** Whether what a button means has changed just now, so that a press may have been for what it meant before. */
export function useGuard(meaning: string): boolean {
  const [settled, setSettled] = useState(meaning);
  useEffect(() => {
    if (settled === meaning) return;
    const timer = setTimeout(() => setSettled(meaning), GUARD_MS);
    return () => clearTimeout(timer);
  }, [settled, meaning]);
  return settled !== meaning;
}
