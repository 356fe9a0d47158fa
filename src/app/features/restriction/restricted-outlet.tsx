import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { core } from '#app/core-client/core.ts';
import { useServerText } from '#app/core-client/server-clock.ts';
import { isOpenTo } from '#app/routes/open-paths.ts';
import type { Restriction } from '#contract/models/restriction.ts';
import { RestrictionScreen } from './restriction-screen.tsx';

/** Asks again what the member may do once a restriction has come to its end. */
function useEnd({ until }: Restriction): void {
  const isOver = useServerText((now) => (until !== null && now >= until ? 'over' : '')) === 'over';
  useEffect(() => {
    if (isOver) void core.money.refresh();
  }, [isOver]);
}

/** The pages that stay open to somebody who does not play now; in place of any other, what keeps them from it. */
export function RestrictedOutlet({ restriction }: { restriction: Restriction }) {
  const { pathname } = useLocation();
  useEnd(restriction);
  return isOpenTo(restriction, pathname) ? <Outlet /> : <RestrictionScreen restriction={restriction} />;
}
