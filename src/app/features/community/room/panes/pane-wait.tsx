import { SkeletonRows } from '#kit/feedback/skeleton-rows.tsx';
import { t } from '../texts.ts';

/** The place of a pane whose code or content is on its way. */
export const PaneWait = () => (
  <div className="pane__wait" role="status" aria-label={t('common.loading')}>
    <SkeletonRows />
  </div>
);
