import type { ReactNode } from 'react';
import './a11y.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string | undefined }) {
  return (
    <span className="sr" id={id}>
      {children}
    </span>
  );
}

const CONTAINER_ID = 'skip-links';

/** Returns the place of the first stops of the keyboard, where parts that load later add theirs. */
export const skipLinksContainer = (): HTMLElement | null => document.getElementById(CONTAINER_ID);

/** Contains the skip links of the frame. */
export const SkipLinks = ({ children }: { children: ReactNode }) => <div id={CONTAINER_ID}>{children}</div>;

/** Jumps over the navigation to `href`, such as `#main`. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a className="skip" href={href}>
      {children}
    </a>
  );
}

/** Second skip target: leads to content that may have to be opened before it can be focused. */
export function SkipButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="skip" onClick={onClick}>
      {children}
    </button>
  );
}
