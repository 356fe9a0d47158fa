import { UsageError } from '#replay/cli/usage-error.ts';
import type { Plan } from '#replay/plan/create-plan.ts';
import { type PreparedSenders, prepareSenders } from '#replay/run/senders/prepare-senders.ts';
import { availableGifts } from '#replay/target/gift-catalogue.ts';
import { readAccounts } from '#replay/target/members.ts';
import { runIdOf } from './send-ids.ts';
import { numbersOf } from './shard-plan.ts';
import type { WorkerContext } from './worker-context.ts';

/**
 * Prepares an account for each sender of a shard. Workers cannot agree on who registers which member, so a file holds all
 * members of the plan, or there is no file.
 * @param own the plan of the shard
 * @throws UsageError when the file has too few
 */
export async function shardSenders(
  { device, target, shard, testId, worker }: WorkerContext,
  own: Plan,
  { senders, accountsFile }: { readonly senders: number; readonly accountsFile: string | null },
): Promise<Pick<PreparedSenders, 'accounts' | 'gifts'>> {
  if (accountsFile === null) {
    return prepareSenders(device, { target, run: runIdOf(`${testId} ${worker}`), accountsFile }, own);
  }
  const all = await readAccounts(accountsFile);
  if (all.length < senders)
    throw new UsageError(`accounts: ${all.length} of the ${senders} members that are to speak`);
  const gifts = await availableGifts(device(), target);
  return {
    accounts: numbersOf(shard, senders).flatMap((sender) => all[sender] ?? []),
    gifts: gifts.map(({ giftId }) => giftId),
  };
}
