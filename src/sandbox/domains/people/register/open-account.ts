import { randomBytes, randomInt } from 'node:crypto';
import * as v from 'valibot';
import { UserId } from '#contract/fields/ids.ts';
import type { Account } from '#sandbox/base/account.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { noteSetUp } from '#sandbox/domains/ground/act/note-set-up.ts';
import type { Address } from '#sandbox/domains/ground/code/address.ts';
import { type LedgerCurrency, memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { AccountPorts } from '#sandbox/domains/people/account/account-ports.ts';

const CURRENCIES: readonly LedgerCurrency[] = ['COIN', 'CNY', 'USDT'];
const ID_BYTES = 6;

/**
 * Default public profile of a new member. It contains no part of the login name, which is half of the
 * credentials.
 */
const publicFace = () => ({
  nickname: `球友${randomInt(10 ** 7, 10 ** 8)}`,
  avatar: `/art/avatar/${randomBytes(ID_BYTES).toString('hex')}.svg`,
});

type NewMember = { readonly name: string; readonly password: string; readonly address: Address };

/** Creates a member with empty wallets, atomically. @throws Refusal NAME_TAKEN when a concurrent registration took the name. */
export async function openAccount(
  { db, accounts, ledger, auth, money }: AccountPorts,
  { name, password, address }: NewMember,
  now: number,
): Promise<Account> {
  const stored = await auth.passwords.store(password);
  const account: Account = {
    userId: v.parse(UserId, `u-${randomBytes(ID_BYTES).toString('hex')}`),
    name: name.toLowerCase(),
    ...publicFace(),
    level: 0,
    hasPhone: true,
    roomAdmin: false,
    blocked: false,
    ...stored,
  };
  return transaction(db, () => {
    accounts.add(account);
    const opened = accounts.byId(account.userId) ?? refuse('NAME_TAKEN');
    for (const currency of CURRENCIES) ledger.open(memberWallet(opened.userId, currency), currency, false);
    auth.contacts.set(opened.userId, address, 0);
    for (const kind of ['joined', 'phone'] as const) noteSetUp(money.acts, kind, opened.userId, now);
    auth.accountStatus.open(opened.userId, now);
    return opened;
  });
}
