import { type ReactNode, Suspense } from 'react';
import { Boundary } from './boundary.tsx';

/** A part that what is around it does without: while its code is on its way, when that does not come, and when it breaks. */
export const OptionalPart = ({ children }: { children: ReactNode }) => (
  <Boundary fallback={() => null}>
    <Suspense fallback={null}>{children}</Suspense>
  </Boundary>
);
