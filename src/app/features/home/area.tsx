import { type ReactNode, Suspense } from 'react';
import { Boundary } from '#app/kit/feedback/boundary.tsx';
import { AreaFailed } from './area-failed.tsx';

/** A part of home that loads and fails by itself. `wait` holds its place. */
export const Area = ({ wait, children }: { wait: ReactNode; children: ReactNode }) => (
  <Boundary fallback={(again) => <AreaFailed onRetry={again} />}>
    <Suspense fallback={wait}>{children}</Suspense>
  </Boundary>
);
