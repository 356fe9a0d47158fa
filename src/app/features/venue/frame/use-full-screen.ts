import { type RefObject, useEffect, useState } from 'react';

/** Full screen of an element with all that is in it; where the browser has none, nothing happens. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [is, setIs] = useState(false);
  useEffect(() => {
    const follow = () => setIs(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const toggle = () => {
    const done = is ? document.exitFullscreen() : element.current?.requestFullscreen?.();
    // The browser may refuse; the game stays as it is.
    done?.catch(() => undefined);
  };
  return { is, toggle };
}
