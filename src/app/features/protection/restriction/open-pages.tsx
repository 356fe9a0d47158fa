import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isOpenTo } from '#app/routes/open-paths.ts';
import type { Restriction } from '#contract/protection/restriction/schema.ts';
import { core } from '#core-client/core.ts';
import { useIsOver } from '#core-client/time/server-clock.ts';
import { useRenewal } from '#kit/use-renewal.ts';
import { RestrictionScreen } from './restriction-screen.tsx';

const refreshMoney = async () => core.money.refresh();

/** Asks again what the member may do once a restriction has come to its end. */
function useEnd({ until }: Restriction): void {
  const isOver = useIsOver(until);
  useRenewal(isOver, refreshMoney);
}

type OpenPagesProps = {
  readonly restriction: Restriction;
  /** The screen of the address. */
  readonly children: ReactNode;
};

/** The pages that stay open to somebody who does not play now; in place of any other, what keeps them from it. */
export function OpenPages({ restriction, children }: OpenPagesProps) {
  const { pathname } = useLocation();
  useEnd(restriction);
  return isOpenTo(restriction, pathname) ? children : <RestrictionScreen restriction={restriction} />;
}
