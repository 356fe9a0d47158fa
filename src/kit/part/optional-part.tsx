import { type ReactNode, Suspense } from 'react';
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
