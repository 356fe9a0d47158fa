import { randomBytes, randomInt } from 'node:crypto';
import * as v from 'valibot';
import { UserId } from '#contract/fields/ids.ts';
import type { registerCalls } from '#contract/people/register/calls.ts';
import { isUserName } from '#contract/text/form-rules.ts';
import type { Account } from '#sandbox/base/account.ts';
import { isReservedName } from '#sandbox/base/names/member-names.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { noteSetUp } from '#sandbox/domains/ground/act/acts.ts';
import { type Address, phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import { type LedgerCurrency, memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { AccountPorts } from '#sandbox/domains/people/account/account-ports.ts';
import { openSession } from '#sandbox/domains/people/account/open-session.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import { createThrottle } from '#sandbox/http/binding/throttle.ts';
import type { Referrals } from './referrals.ts';

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
async function openAccount(
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

const SHORTEST = 2;
const LONGEST = 24;
const OFFERED = 3;

/** Name look-ups per ten minutes: enough for trying names for a while, too few for listing the members. */
const LOOK_UPS = { each: 200, all: 10_000 };
/** Refused phones in ten minutes: a person mistypes a few, a program looks for whose phones have an account. */
const REFUSED_PHONES = { each: 8, all: 400 };

type RegisterPorts = AccountPorts & { readonly referrals: Referrals };

/** Names and new accounts [7.11]. */
export const registerHandlers = (platform: RegisterPorts): HandlersOf<typeof registerCalls> => {
  const { accounts, auth, referrals, persons } = platform;
  const lookUps = createThrottle(LOOK_UPS);
  const refusedPhones = createThrottle(REFUSED_PHONES);
  /**
   * Sends the same response for every reason, so that it discloses neither which phones have an account nor who is
   * self-excluded.
   * @throws Refusal PHONE_TAKEN, THROTTLED_USER, THROTTLED_SITE.
   */
  const requireUsable = (address: Address, context: CallContext) => {
    refusedPhones.require(context);
    const isExcluded = persons.isExcluded({ kind: 'phone', value: address }, null);
    if (!isExcluded && auth.contacts.ownerOf(address) === null) return;
    refusedPhones.count(context);
    refuse('PHONE_TAKEN');
  };
  const isTaken = (name: string) => accounts.byName(name) !== null;
  const problemOf = (name: string) => {
    if (!isUserName(name) || name.length < SHORTEST || name.length > LONGEST) return 'rule';
    if (isReservedName(name)) return 'reserved';
    return isTaken(name) ? 'taken' : null;
  };
  const freeLike = (name: string) =>
    Array.from({ length: 50 }, (_, index) => `${name.slice(0, LONGEST - 3)}${index + 7}`)
      .filter((offer) => !isTaken(offer))
      .slice(0, OFFERED);
  return {
    'register.nameExists': ({ name }, context) => {
      lookUps.take(context);
      return { exists: isTaken(name) };
    },
    'register.checkName': ({ name }, context) => {
      lookUps.take(context);
      const problem = problemOf(name);
      return { problem, free: problem === 'taken' ? freeLike(name) : [] };
    },
    'register.submit': async ({ name, password, region, phone, code, invite = '' }, context) => {
      if (problemOf(name) !== null) return refuse('NAME_TAKEN');
      const link = referrals.find({ invite, agentToken: context.agentToken });
      const address = phoneAddress({ region, phone });
      if (platform.sites.config(context.siteId).params?.fast_register_verify === '1')
        auth.codes.use(address, 'register', code, context.now);
      requireUsable(address, context);
      const account = await openAccount(platform, { name, password, address }, context.now);
      const opened = await openSession(platform, account, context, { method: 'register' });
      referrals.arrive(link, account.userId, context);
      return opened;
    },
  };
};
