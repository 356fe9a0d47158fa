import type { OwnLimit } from '#contract/protection/own-limit/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import type { Currency } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';

const NONE: readonly OwnLimit[] = [];

/** The limits a member set on what they play, what is left of them in the currency asked for; none of a guest. */
export function useOwnLimits(currency: Currency | undefined): readonly OwnLimit[] {
  const session = useSession();
  const enabled = session.is === 'member' && currency !== undefined;
  return lastOf(useCall('ownLimit.list', { currency: currency ?? 'CNY' }, { enabled }))?.list ?? NONE;
}
