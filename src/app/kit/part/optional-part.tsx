import { type ReactNode, Suspense } from 'react';
import { Boundary } from './boundary.tsx';

type Props = {
  readonly children: ReactNode;
  /** While its code is on its way. */
  readonly wait?: ReactNode;
  /** When its code does not come, and when it breaks. */
  readonly missing?: ReactNode;
};

/** A part that what is around it does without. */
export const OptionalPart = ({ children, wait = null, missing = null }: Props) => (
  <Boundary fallback={missing}>
    <Suspense fallback={wait}>{children}</Suspense>
  </Boundary>
);
