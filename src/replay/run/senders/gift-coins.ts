import type { Gift } from '#contract/community/gift/schema.ts';
import { consoleOrigin } from '#contract/site/site/console-origin.ts';
import type { Plan } from '#replay/plan/create-plan.ts';
import { matchingGift } from '#replay/target/gift-catalogue.ts';
import type { WireFetch } from '#worker/wire/wire-ports.ts';

const AT_ONCE = 8;

/** Sums the cost of a plan's gifts for each sender who gives any, in whole coins. */
export async function giftCosts(plan: Plan, gifts: readonly Gift[]): Promise<ReadonlyMap<number, bigint>> {
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
export async function grantCoins(
  fetch: WireFetch,
  origin: string,
  grants: readonly Grant[],
): Promise<boolean> {
  for (let from = 0; from < grants.length; from += AT_ONCE) {
    const granted = await Promise.all(
      grants.slice(from, from + AT_ONCE).map((one) => grant(fetch, origin, one)),
    );
    if (granted.includes(false)) return false;
  }
  return true;
}
