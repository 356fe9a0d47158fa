import type { ReactNode } from 'react';

const focusable = (element: HTMLElement | null) => {
  if (element) element.tabIndex = 0;
};

interface ScrollRegionProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** A scrollable part of a page. It is focusable, which not every browser provides, so that keys scroll it too. */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  <section ref={focusable} className={className} aria-label={label}>
    {children}
  </section>
);
