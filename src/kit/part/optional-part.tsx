import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { Boundary } from './boundary.tsx';

type Props = {
  readonly children: ReactNode;
  /** Shown while the code loads. */
  readonly wait?: ReactNode;
  /** Shown when the code does not load or the part throws. */
  readonly missing?: ReactNode;
};

/** A part without which its surroundings still work. */
export const OptionalPart = ({ children, wait = null, missing = null }: Props) => (
  <Boundary fallback={missing}>
    <Suspense fallback={wait}>{children}</Suspense>
  </Boundary>
);

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

type OnceOpenedProps = {
  readonly open: boolean;
  /** True if a failure to load is reported to the shell, which explains why a press opened nothing. */
  readonly isReported?: boolean;
  readonly children: ReactNode;
};

/** Renders its child from the first opening on, and keeps it mounted afterwards so that its exit animation is visible. */
export function OnceOpened({ open, isReported = open, children }: OnceOpenedProps) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted && <OptionalPart missing={isReported && <MissingPart />}>{children}</OptionalPart>;
}
