import type { OwnLimit } from '#contract/protection/own-limit/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import type { Currency } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';

const NONE: readonly OwnLimit[] = [];

/** Returns the limits a member set for their play, with the remainder in the requested currency; none for a guest. */
export function useOwnLimits(currency: Currency | undefined): readonly OwnLimit[] {
  const session = useSession();
  const enabled = session.is === 'member' && currency !== undefined;
  return lastOf(useCall('ownLimit.list', { currency: currency ?? 'CNY' }, { enabled }))?.list ?? NONE;
}
