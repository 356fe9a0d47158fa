import { useEffect, useState } from 'react';

/** Says a text that changes fast only once it has stood still for a second. */
const STILL_MS = 1_000;

export function useAnnouncement(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), STILL_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
