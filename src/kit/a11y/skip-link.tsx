import type { ReactNode } from 'react';
import './a11y.css';

/** The first stop of the keyboard: jumps over the navigation to `href`, such as `#main`. */
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
