import { useRef } from 'react';
import { useArrival } from './use-arrival.ts';

/** Leads the window and the focus to every page one goes to, and says its title to those who listen. */
export function Announcer() {
  const title = useRef<HTMLParagraphElement>(null);
  useArrival(() => {
    if (title.current) title.current.textContent = document.title;
  });
  return <p ref={title} className="sr" aria-live="polite" />;
}
