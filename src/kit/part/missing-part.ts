import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';

const missing = proxy({ count: 0 });

/** True while an opened part is absent because its code did not load. */
export const useMissingPart = (): boolean => useSnapshot(missing).count > 0;

/** Reports to the shell that the code of an opened part did not load; shows nothing itself. */
export function MissingPart(): null {
  useEffect(() => {
    missing.count += 1;
    return () => {
      missing.count -= 1;
    };
  }, []);
  return null;
}
