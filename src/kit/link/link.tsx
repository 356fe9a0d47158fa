import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> & {
  /** A path of this site, or the parts of one; without a path it is the page one is on. */
  readonly to: To;
  /** Takes the place of the entry of the history it is pressed on. */
  readonly replace?: boolean;
  /** What the entry of the history keeps beside its address. */
  readonly state?: unknown;
};

/**
 * A link within the site: a plain press goes there without loading the page again. A press that means a new tab or window,
 * and one that `onClick` prevents, stay with the browser. The router's own component would bring its fetching of routes
 * ahead into the first load.
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
