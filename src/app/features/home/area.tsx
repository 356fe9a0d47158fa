import { type ReactNode, Suspense } from 'react';
import { Boundary } from '#app/kit/feedback/boundary.tsx';
import { LoadFailed } from '#app/page/load-failed.tsx';
import { t } from './texts.ts';

/** A part of home that loads and fails by itself. `wait` holds its place. */
export const Area = ({ wait, children }: { wait: ReactNode; children: ReactNode }) => (
  <Boundary
    fallback={(again) => <LoadFailed error="BUG" title={t('home.areaFailed')} size="line" onRetry={again} />}
  >
    <Suspense fallback={wait}>{children}</Suspense>
  </Boundary>
);
