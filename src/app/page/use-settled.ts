import { useEffect, useState } from 'react';
import { DEBOUNCE_MS } from '#contract/community/search/constants.ts';

/** Returns a text once it has not changed for 300 ms [9.03]; blank at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
