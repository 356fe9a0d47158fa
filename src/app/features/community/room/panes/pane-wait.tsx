import { SkeletonRows } from '#kit/feedback/skeleton-rows.tsx';
import { t } from '../texts.ts';

/** Placeholder of a pane whose code or content is loading. */
export const PaneWait = () => (
  <div className="pane__wait" role="status" aria-label={t('common.loading')}>
    <SkeletonRows />
  </div>
);
