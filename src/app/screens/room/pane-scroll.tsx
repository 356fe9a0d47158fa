import type { ReactNode } from 'react';

const focusable = (place: HTMLElement | null) => {
  if (place) place.tabIndex = 0;
};

/** A pane's content where it scrolls. It takes the focus, as not every browser grants, so that keys scroll text too. */
export const PaneScroll = ({ label, children }: { label: string; children: ReactNode }) => (
  <section ref={focusable} className="scr" aria-label={label}>
    {children}
  </section>
);
