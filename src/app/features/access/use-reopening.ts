import { useCallback, useEffect, useRef, useState } from 'react';
import { callCore } from '#app/core-client/core.ts';

const ASK_EVERY_MS = 15_000;

/**
 * Asks now and then whether the site is open again, and at once when the announced end has passed.
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
    const timer = setInterval(() => void check(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOver, check]);

  return { checking, check };
}
