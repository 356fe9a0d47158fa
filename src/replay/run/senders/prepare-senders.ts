import type { GiftId } from '#contract/fields/ids.ts';
import type { Plan } from '#replay/plan/create-plan.ts';
import { isThisMachine } from '#replay/target/allowed-target.ts';
import { availableGifts } from '#replay/target/gift-catalogue.ts';
import { type MemberRequest, prepareMembers } from '#replay/target/members.ts';
import type { Account } from '#replay/target/target.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import { giftCosts, grantCoins } from './gift-coins.ts';

/** The accounts and gifts of the senders of a plan. */
export type PreparedSenders = {
  /** Indexed by the number of the sender. */
  readonly accounts: readonly Account[];
  /** The gifts of the target, cheapest first. */
  readonly gifts: readonly GiftId[];
  /** True if new members have gifts to give and the platform issues them no coins. */
  readonly lacksCoins: boolean;
};

/**
 * Prepares an account for each sender, and the gifts they can give. New members receive the coins that their gifts will
 * cost if the target is a sandbox on this machine; members of a file spend their own.
 * @throws UsageError and CommandError as `prepareMembers` does
 */
export async function prepareSenders(
  device: () => CorePorts,
  request: Omit<MemberRequest, 'senders'>,
  plan: Plan,
): Promise<PreparedSenders> {
  const { origin } = request.target;
  const { accounts, known } = await prepareMembers(device, { ...request, senders: plan.options.senders });
  const gifts = await availableGifts(device(), request.target);
  const costs = await giftCosts(plan, gifts);
  const grants = accounts.flatMap(({ name }, sender) => {
    const coins = costs.get(sender);
    return sender < known || coins === undefined ? [] : [{ name, coins }];
  });
  const lacksCoins =
    grants.length > 0 && !(isThisMachine(origin) && (await grantCoins(device().fetch, origin, grants)));
  return { accounts, gifts: gifts.map(({ giftId }) => giftId), lacksCoins };
}
