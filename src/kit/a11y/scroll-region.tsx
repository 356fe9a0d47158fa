import type { ReactNode } from 'react';

const focusable = (place: HTMLElement | null) => {
  if (place) place.tabIndex = 0;
};

interface ScrollRegionProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** A part of a page that scrolls by itself. It takes the focus, as not every browser grants, so that keys scroll it too. */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  <section ref={focusable} className={className} aria-label={label}>
    {children}
  </section>
);
