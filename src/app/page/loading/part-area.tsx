import { type ReactNode, Suspense } from 'react';
import { t } from '#i18n/texts.ts';
import { Boundary } from '#kit/part/boundary.tsx';
import { type FailureDisplay, LoadFailed } from './load-failed.tsx';

type Props = Pick<FailureDisplay, 'size'> & {
  /** Placeholder while its code is loading. */
  readonly wait: ReactNode;
  readonly children: ReactNode;
};

/** Firefox caches a failed code fetch for the lifetime of the page. */
const reload = () => location.reload();

/** A part of a page that loads and fails by itself. */
export const PartArea = ({ wait, size = 'line', children }: Props) => (
  <Boundary fallback={<LoadFailed error="BUG" title={t('common.errorTitle')} size={size} onRetry={reload} />}>
    <Suspense fallback={wait}>{children}</Suspense>
  </Boundary>
);
