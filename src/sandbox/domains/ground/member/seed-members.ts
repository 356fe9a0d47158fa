import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { UserId } from '#contract/fields/ids.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import { loginHash } from '#contract/wire/login-signature.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import {
  GIFT_REVENUE,
  issueOf,
  type LedgerCurrency,
  memberWallet,
  salesOf,
} from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Accounts } from './accounts.ts';
import { DEMO_MEMBERS, DEMO_PASSWORD, type DemoMember } from './demo-members.table.ts';
import { LIGHT_COST, type StoredPassword, storePassword } from './password.ts';

const CURRENCIES = ['COIN', 'CNY', 'USDT'] as const satisfies readonly LedgerCurrency[];

type Ports = {
  readonly db: DatabaseSync;
  readonly engine: CryptoEngine;
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly now: number;
};

/** The id of a demo member, the same in every world. @throws ValiError when the name makes no id. */
export const demoUserId = (name: string) => v.parse(UserId, `u-${name}`);

const demoPasswords = new Map<string, Promise<StoredPassword>>();

const newDemoPassword = async (engine: CryptoEngine, name: string) =>
  storePassword(await loginHash(engine, name, DEMO_PASSWORD), LIGHT_COST);

/**
 * Returns the stored form of a demo member's public password. It is no secret, and a process that opens many worlds
 * computes it once.
 */
async function demoPassword(engine: CryptoEngine, name: string): Promise<StoredPassword> {
  const stored = demoPasswords.get(name) ?? newDemoPassword(engine, name);
  demoPasswords.set(name, stored);
  return stored;
}

function openPlatformAccounts(ledger: Ledger) {
  ledger.open(GIFT_REVENUE, 'COIN', false);
  for (const currency of CURRENCIES) {
    ledger.open(issueOf(currency), currency, true);
    ledger.open(salesOf(currency), currency, false);
  }
}

function openPurses({ ledger, now }: Ports, { name, coins, cny, usdt }: DemoMember) {
  const opening = { COIN: coins, CNY: cny, USDT: usdt };
  for (const currency of CURRENCIES) {
    const wallet = memberWallet(demoUserId(name), currency);
    if (ledger.has(wallet)) continue;
    ledger.open(wallet, currency, false);
    const amount = opening[currency];
    const entries = [
      { account: issueOf(currency), amount: -amount },
      { account: wallet, amount },
    ];
    if (amount > 0n) ledger.book({ kind: 'opening', at: now, roomNo: null, note: '初始余额', entries });
  }
}

/** Creates the demo accounts with their opening balances; existing ones stay unchanged. */
export async function seedMembers(ports: Ports): Promise<void> {
  const { db, engine, accounts, ledger } = ports;
  openPlatformAccounts(ledger);
  for (const demo of DEMO_MEMBERS) {
    const { name, nickname, level, hasPhone, roomAdmin } = demo;
    const userId = demoUserId(name);
    if (!accounts.byId(userId)) {
      const stored = await demoPassword(engine, name);
      const avatar = `/art/avatar/${encodeURIComponent(nickname)}.svg`;
      accounts.add({ userId, name, nickname, avatar, level, hasPhone, roomAdmin, blocked: false, ...stored });
    }
    transaction(db, () => openPurses(ports, demo));
  }
}
