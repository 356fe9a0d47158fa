import { useCallback, useEffect, useRef, useState } from 'react';
import { callCore } from '#core-client/core.ts';

const ASK_EVERY_MS = 15_000;
/** Maximum jitter added to each wait, ms, so that the tabs of many visitors do not poll at the same moment. */
const SPREAD_MS = 5_000;

/**
 * Polls while the page is visible whether the site is open again, and at once when the announced end has passed.
 * @param opened called when it is
 */
export function useReopening(isOver: boolean, opened: () => void) {
  const [checking, setChecking] = useState(false);
  const busy = useRef(false);

  const check = useCallback(async (): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setChecking(true);
    try {
      await callCore('site.perInfo', {});
      opened();
      return true;
    } catch {
      return false;
    } finally {
      busy.current = false;
      setChecking(false);
    }
  }, [opened]);

  useEffect(() => {
    if (isOver) void check();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askLater = () => {
      timer = setTimeout(ask, ASK_EVERY_MS + Math.random() * SPREAD_MS);
    };
    // A hidden tab polls once it becomes visible.
    const ask = () => {
      if (!document.hidden) void check();
      askLater();
    };
    const seen = () => {
      if (!document.hidden) void check();
    };
    askLater();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [isOver, check]);

  return { checking, check };
}
