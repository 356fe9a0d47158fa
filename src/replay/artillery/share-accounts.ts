import { BadConfig } from '#replay/cli/bad-config.ts';
import { accountsFrom, gatherMembers } from '#replay/play/members.ts';
import type { Account } from '#replay/play/target.ts';
import type { Crew } from './crew.ts';
import { runWord } from './send-book.ts';

/**
 * An account for each sender of a worker's share, in their order. Workers cannot agree on who registers whom, so a file
 * holds all members of the plan, or there is none.
 * @throws BadConfig when the file has too few.
 */
export async function shareAccounts(
  { device, target, share, testId, worker }: Crew,
  senders: number,
  accountsFile: string | null,
): Promise<readonly Account[]> {
  const mine = Array.from({ length: senders }, (_, sender) => sender).filter(
    (sender) => sender % share.of === share.index,
  );
  if (accountsFile === null) {
    const run = runWord(`${testId} ${worker}`);
    return gatherMembers(device, { target, run, senders: mine.length, accountsFile });
  }
  const all = await accountsFrom(accountsFile);
  if (all.length < senders)
    throw new BadConfig(`accounts: ${all.length} of the ${senders} members that are to speak`);
  return mine.flatMap((sender) => all[sender] ?? []);
}
