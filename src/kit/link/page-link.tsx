import type { ReactNode } from 'react';
import { useMatch } from 'react-router-dom';
import { Link } from './link.tsx';

/** A link among pages that belong together, which is marked where one is there already. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const isHere = useMatch(to) !== null;
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}
