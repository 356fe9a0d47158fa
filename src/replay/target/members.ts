import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { toAppError } from '#contract/errors.ts';
import { hash32 } from '#contract/units/random.ts';
import { UsageError } from '#replay/cli/command.ts';
import { retry } from '#replay/runtime/retry.ts';
import { createCore } from '#worker/core/core.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import { isThisMachine } from './allowed-target.ts';
import { type Account, coreInitOf, type Target } from './target.ts';

/** A site of the sandbox that registers members without a verification code. */
const OPEN_SITE = 5003;
const AT_ONCE = 8;
const PHONES = 1_000_000_000;

function accountFromLine(line: string, index: number): Account {
  const [name, password, more] = line.trim().split(/\s+/);
  if (name && password && more === undefined) return { name, password };
  // The message does not quote the line, which may contain a password.
  throw new UsageError(`--accounts: line ${index + 1} is not NAME PASSWORD`);
}

/** Reads accounts from a file with NAME PASSWORD on each line. @throws UsageError for any other line. */
export async function readAccounts(path: string): Promise<readonly Account[]> {
  const lines = (await readFile(path, 'utf8')).split('\n');
  return lines.flatMap((line, index) =>
    line.trim() === '' || line.startsWith('#') ? [] : [accountFromLine(line, index)],
  );
}

async function register(ports: CorePorts, target: Target, run: string, index: number): Promise<Account> {
  const name = `rp${run}${index}`;
  const password = `r1${randomBytes(5).toString('hex')}`;
  const phone = `13${((hash32(run) + index) % PHONES).toString().padStart(9, '0')}`;
  const { api, close } = createCore(ports);
  try {
    await api.hello(coreInitOf({ ...target, siteId: OPEN_SITE }));
    await retry('registering a member', async (tried) => {
      const registration = api.session.register({ region: '86', phone, name, password, code: '' });
      await registration.catch((thrown: unknown) => {
        // The response to an earlier attempt was lost: the name is already ours.
        if (tried === 0 || toAppError(thrown).code !== 'NAME_TAKEN') throw thrown;
      });
    });
  } finally {
    close();
  }
  return { name, password };
}

/** Accounts that a run needs. */
export type MemberRequest = {
  readonly target: Target;
  readonly run: string;
  readonly senders: number;
  readonly accountsFile: string | null;
};

/** Accounts by the number of the sender; the first `known` are from the file, the others are new and have no coins. */
export type Members = { readonly accounts: readonly Account[]; readonly known: number };

/**
 * Prepares an account for each sender: those of the file first, and new ones where the target is this machine.
 * @param device makes the ports of a new device
 * @throws UsageError when a target elsewhere needs more accounts than the file has, CommandError when the platform refuses
 *   to register a member
 */
export async function prepareMembers(
  device: () => CorePorts,
  { target, run, senders, accountsFile }: MemberRequest,
): Promise<Members> {
  const listed = accountsFile === null ? [] : await readAccounts(accountsFile);
  const accounts = listed.slice(0, senders);
  const known = accounts.length;
  if (known < senders && !isThisMachine(target.origin)) {
    throw new UsageError(`--accounts has ${known} of the ${senders} members that are to speak`);
  }
  for (let from = known; from < senders; from = accounts.length) {
    const batch = Array.from({ length: Math.min(AT_ONCE, senders - from) }, (_, index) =>
      register(device(), target, run, from + index),
    );
    accounts.push(...(await Promise.all(batch)));
  }
  return { accounts, known };
}
