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
