import { type RefObject, useEffect, useState } from 'react';

/**
 * Full screen of an element with all that is in it; where the browser has none, nothing happens. `host` is the element
 * while it fills the screen: only what lies in it is seen.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const follow = () => {
      const { fullscreenElement: shown } = document;
      setHost(shown instanceof HTMLElement ? shown : null);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const toggle = () => {
    const done = host ? document.exitFullscreen() : element.current?.requestFullscreen?.();
    // The browser may refuse; the game stays as it is.
    done?.catch(() => undefined);
  };
  return { host, toggle };
}
