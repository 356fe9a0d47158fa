import type { Gift } from '#contract/community/gift/schema.ts';
import type { GiftId } from '#contract/fields/ids.ts';
import { consoleOrigin } from '#contract/site/site/console-origin.ts';
import type { Plan } from '#replay/plan/create-plan.ts';
import { isThisMachine } from '#replay/target/allowed-target.ts';
import { availableGifts, matchingGift } from '#replay/target/gift-catalogue.ts';
import { type MemberRequest, prepareMembers } from '#replay/target/members.ts';
import type { Account } from '#replay/target/target.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import type { WireFetch } from '#worker/wire/wire-ports.ts';

const AT_ONCE = 8;

/** Sums the cost of a plan's gifts for each sender who gives any, in whole coins. */
async function giftCosts(plan: Plan, gifts: readonly Gift[]): Promise<ReadonlyMap<number, bigint>> {
  const costs = new Map<number, bigint>();
  for await (const step of plan.steps()) {
    const gift = step.do === 'gift' ? matchingGift(gifts, step.giftId) : undefined;
    if (step.do !== 'gift' || gift === undefined) continue;
    costs.set(step.sender, (costs.get(step.sender) ?? 0n) + gift.price * BigInt(step.count));
  }
  return costs;
}

type Grant = { readonly name: string; readonly coins: bigint };

/** Requests coins from the admin API of a sandbox, at its console. @returns whether such an API exists and issued them. */
async function grant(fetch: WireFetch, origin: string, { name, coins }: Grant): Promise<boolean> {
  const response = await fetch(`${consoleOrigin(origin)}/sandbox/coins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, coins: coins.toString() }),
  }).catch(() => null);
  await response?.text();
  return response?.ok ?? false;
}

/**
 * Gives members the coins they will spend, if the target is a sandbox whose admin API issues them.
 * @returns false for a platform that issues none; it refuses gifts of members without coins
 */
async function grantCoins(fetch: WireFetch, origin: string, grants: readonly Grant[]): Promise<boolean> {
  for (let from = 0; from < grants.length; from += AT_ONCE) {
    const granted = await Promise.all(
      grants.slice(from, from + AT_ONCE).map((request) => grant(fetch, origin, request)),
    );
    if (granted.includes(false)) return false;
  }
  return true;
}

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
