import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { toAppError } from '#contract/errors.ts';
import { BadConfig } from '#replay/cli/bad-config.ts';
import { hash32 } from '#replay/random.ts';
import { createCore } from '#worker/core.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import { isThisMachine } from './allowed-target.ts';
import { patiently } from './patiently.ts';
import { type Account, greetingOf, type Target } from './target.ts';

/** A site of the sandbox that asks nobody for a code. */
const OPEN_SITE = 5003;
const AT_ONCE = 8;
const PHONES = 1_000_000_000;

function accountFromLine(line: string, index: number): Account {
  const [name, password, more] = line.trim().split(/\s+/);
  if (name && password && more === undefined) return { name, password };
  // The line is not told: it may hold a password.
  throw new BadConfig(`--accounts: line ${index + 1} is not NAME PASSWORD`);
}

/** Members of a file, a line each: NAME PASSWORD. @throws BadConfig for any other line. */
export async function accountsFrom(path: string): Promise<readonly Account[]> {
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
    await api.hello(greetingOf({ ...target, siteId: OPEN_SITE }));
    await patiently('registering a member', async (tried) => {
      const asked = api.session.register({ region: '86', phone, name, password, code: '' });
      await asked.catch((thrown: unknown) => {
        // An answer that was lost on its way: the name is ours already.
        if (tried === 0 || toAppError(thrown).code !== 'NAME_TAKEN') throw thrown;
      });
    });
  } finally {
    close();
  }
  return { name, password };
}

export type MembersWish = {
  readonly target: Target;
  readonly run: string;
  readonly senders: number;
  readonly accountsFile: string | null;
};

/** By the number of the sender; `known` of them came from the file, the rest is new and has nothing. */
export type Members = { readonly accounts: readonly Account[]; readonly known: number };

/**
 * An account for each sender: those of the file first; what is missing is registered where the target is this machine.
 * @throws BadConfig for a target elsewhere that lacks some, CouldNot when the platform registers nobody.
 */
export async function gatherMembers(
  device: () => CorePorts,
  { target, run, senders, accountsFile }: MembersWish,
): Promise<Members> {
  const listed = accountsFile === null ? [] : await accountsFrom(accountsFile);
  const accounts = listed.slice(0, senders);
  const known = accounts.length;
  if (known < senders && !isThisMachine(target.origin)) {
    throw new BadConfig(`--accounts has ${known} of the ${senders} members that are to speak`);
  }
  for (let from = known; from < senders; from = accounts.length) {
    const batch = Array.from({ length: Math.min(AT_ONCE, senders - from) }, (_, index) =>
      register(device(), target, run, from + index),
    );
    accounts.push(...(await Promise.all(batch)));
  }
  return { accounts, known };
}
