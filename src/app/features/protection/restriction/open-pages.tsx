import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isOpenTo } from '#app/routes/open-paths.ts';
import type { Restriction } from '#contract/protection/restriction/schema.ts';
import { core } from '#core-client/core.ts';
import { useIsOver } from '#core-client/time/server-clock.ts';
import { useRenewal } from '#kit/use-renewal.ts';
import { RestrictionScreen } from './restriction-screen.tsx';

const refreshMoney = async () => core.money.refresh();

/** Reloads the member's permissions once a restriction has ended. */
function useEnd({ until }: Restriction): void {
  const isOver = useIsOver(until);
  useRenewal(isOver, refreshMoney);
}

type OpenPagesProps = {
  readonly restriction: Restriction;
  /** The screen of the address. */
  readonly children: ReactNode;
};

/** Pages that stay open to a restricted member; the restriction screen replaces any other. */
export function OpenPages({ restriction, children }: OpenPagesProps) {
  const { pathname } = useLocation();
  useEnd(restriction);
  return isOpenTo(restriction, pathname) ? children : <RestrictionScreen restriction={restriction} />;
}
