import type { GiftId } from '#contract/models/ids.ts';
import type { Plan } from '#replay/plan/create-plan.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import { isThisMachine } from './allowed-target.ts';
import { endow, giftCosts } from './gift-money.ts';
import { gatherMembers, type MembersWish } from './members.ts';
import type { Account } from './target.ts';
import { giftsOf } from './target-gifts.ts';

export type Senders = {
  /** By the number of the sender. */
  readonly accounts: readonly Account[];
  /** The target's, cheapest first. */
  readonly gifts: readonly GiftId[];
  /** New members are to give gifts, and the platform issues them no coins. */
  readonly lacksCoins: boolean;
};

/**
 * Everybody who speaks and what they give. Members who are new get the coins their gifts will cost, where the target is
 * a sandbox on this machine; those of a file spend their own. @throws as `gatherMembers`.
 */
export async function equipSenders(
  device: () => CorePorts,
  wish: Omit<MembersWish, 'senders'>,
  plan: Plan,
): Promise<Senders> {
  const { origin } = wish.target;
  const { accounts, known } = await gatherMembers(device, { ...wish, senders: plan.options.senders });
  const gifts = await giftsOf(device(), wish.target);
  const costs = await giftCosts(plan, gifts);
  const grants = accounts.flatMap(({ name }, sender) => {
    const coins = costs.get(sender);
    return sender < known || coins === undefined ? [] : [{ name, coins }];
  });
  const lacksCoins =
    grants.length > 0 && !(isThisMachine(origin) && (await endow(device().fetch, origin, grants)));
  return { accounts, gifts: gifts.map(({ giftId }) => giftId), lacksCoins };
}
