import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type To, useHref, useLinkClickHandler, useMatch } from 'react-router-dom';

/** A link among pages that belong together, which is marked where one is there already. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const isHere = useMatch(to) !== null;
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> & {
  /** A path of this site, or the parts of one; without a path it is the page one is on. */
  readonly to: To;
  /** True if it replaces the current history entry. */
  readonly replace?: boolean;
  /** State of the history entry beside its address. */
  readonly state?: unknown;
};

/**
 * A link within the site: a plain press navigates without reloading the page. A press that opens a new tab or window, and
 * one that `onClick` prevents, is left to the browser. The router’s own component would add its route prefetching to the
 * first load.
 */
export function Link({ to, replace, state, onClick, ...anchor }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, ...(replace ? { replace } : {}) });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...anchor} href={href} onClick={press} />;
}
