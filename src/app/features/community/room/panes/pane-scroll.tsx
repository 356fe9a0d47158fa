import type { ReactNode } from 'react';
import { ScrollRegion } from '#kit/a11y/scroll-region.tsx';
import { PaneCare } from './pane-care.tsx';

/** A pane's content where it scrolls. */
export const PaneScroll = ({ label, children }: { label: string; children: ReactNode }) => (
  <ScrollRegion className="pane-scroll" label={label}>
    {children}
    <PaneCare />
  </ScrollRegion>
);
