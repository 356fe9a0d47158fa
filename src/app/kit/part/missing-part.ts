import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';

const missing = proxy({ count: 0 });

/** Whether something that was opened cannot be shown because its code did not come. */
export const useMissingPart = (): boolean => useSnapshot(missing).count > 0;

/** In the place of what was opened and is missing: the shell says so. */
export function MissingPart(): null {
  useEffect(() => {
    missing.count += 1;
    return () => {
      missing.count -= 1;
    };
  }, []);
  return null;
}
