import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLink } from '#kit/link/link.tsx';
import './member-tabs.css';

type MemberTabsProps = {
  /** Common label of the pages. */
  readonly label: string;
  readonly tabs: readonly MemberTab[];
};

/** A page among those that belong together. */
export type MemberTab = { readonly to: string; readonly label: string };

/** Scrolls a strip of tabs so that the tab of a page is in its middle. */
function showTab(strip: HTMLElement | null, path: string): void {
  const tab = strip?.querySelector(`a[href="${CSS.escape(path)}"]`)?.getBoundingClientRect();
  if (!strip || !tab) return;
  const { left, width } = strip.getBoundingClientRect();
  strip.scrollLeft += tab.left + tab.width / 2 - (left + width / 2);
}

/** Pages of a member that belong together, under the heading; on a phone they scroll beside each other. */
export function MemberTabs({ label, tabs }: MemberTabsProps) {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => showTab(strip.current, pathname), [pathname]);
  return (
    <nav className="member-tabs" aria-label={label} ref={strip}>
      {tabs.map(({ to, label: name }) => (
        <PageLink key={to} to={to}>
          {name}
        </PageLink>
      ))}
    </nav>
  );
}
