import './pane-care.css';
import type { ReactNode } from 'react';
import { helpPath } from '#app/routes/paths.ts';
import { ScrollRegion } from '#kit/a11y/scroll-region.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';

/** Placeholder of a pane whose code or content is loading. */
export const PaneWait = () => (
  <div className="pane__wait" role="status" aria-label={t('common.loading')}>
    <SkeletonRows />
  </div>
);

/** At the end of a pane on a phone, whose room has no foot: that play is for grown-ups, and whom to call [P.29]. */
export const PaneCare = () => (
  <p className="pane-care">
    <span>{t('room.adults')}</span>
    <Link className="link" to={helpPath('helpline')}>
      {t('room.helpline')}
    </Link>
  </p>
);

/** A pane's content where it scrolls. */
export const PaneScroll = ({ label, children }: { label: string; children: ReactNode }) => (
  <ScrollRegion className="pane-scroll" label={label}>
    {children}
    <PaneCare />
  </ScrollRegion>
);
