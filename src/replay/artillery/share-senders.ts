import { BadConfig } from '#replay/cli/bad-config.ts';
import type { Plan } from '#replay/plan/create-plan.ts';
import { equipSenders, type Senders } from '#replay/play/equip-senders.ts';
import { accountsFrom } from '#replay/play/members.ts';
import { giftsOf } from '#replay/play/target-gifts.ts';
import type { Crew } from './crew.ts';
import { runWord } from './send-book.ts';
import { numbersOf } from './share-plan.ts';

/**
 * An account for each sender of a worker's share. Workers cannot agree on who registers whom, so a file holds all members
 * of the plan, or there is none.
 * @param own the share as a plan of its own
 * @throws BadConfig when the file has too few
 */
export async function shareSenders(
  { device, target, share, testId, worker }: Crew,
  own: Plan,
  { senders, accountsFile }: { readonly senders: number; readonly accountsFile: string | null },
): Promise<Pick<Senders, 'accounts' | 'gifts'>> {
  if (accountsFile === null) {
    return equipSenders(device, { target, run: runWord(`${testId} ${worker}`), accountsFile }, own);
  }
  const all = await accountsFrom(accountsFile);
  if (all.length < senders)
    throw new BadConfig(`accounts: ${all.length} of the ${senders} members that are to speak`);
  const gifts = await giftsOf(device(), target);
  return {
    accounts: numbersOf(share, senders).flatMap((sender) => all[sender] ?? []),
    gifts: gifts.map(({ giftId }) => giftId),
  };
}
