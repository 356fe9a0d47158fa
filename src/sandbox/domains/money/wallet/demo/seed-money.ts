import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '#contract/units/durations.ts';
import { seedOnce } from '#sandbox/db/each-due.ts';
import { countQuery } from '#sandbox/db/query.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import {
  openMemberCash,
  outsideOf,
  treasuryOf,
  venueOf,
} from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import {
  DEMO_HABITS,
  DEMO_MEMBERS,
  type DemoMember,
} from '#sandbox/domains/ground/member/demo-members.table.ts';
import {
  createPasswords,
  LIGHT_COST,
  type Passwords,
  type StoredPassword,
} from '#sandbox/domains/ground/member/password.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import type { PayeeStore } from '#sandbox/domains/money/payee/payee-store.ts';
import {
  createWithdrawPasswords,
  type WithdrawPasswords,
} from '#sandbox/domains/money/withdraw-password/withdraw-passwords.ts';
import { seedStatement } from './seed-statement.ts';

/** Long enough ago to have earned, and to be out of a month's deposit limit. */
const AGO_DAYS = 46;

type Holding = { readonly venue: string | null; readonly name: string; readonly amount: bigint };

/** Holdings of the first demo member outside the centre wallet; a holding without a venue is in the treasury. */
const HOLDINGS: readonly Holding[] = [
  { venue: null, name: '余额宝', amount: 12_000_00n },
  { venue: 'LJTY', name: '蓝鲸体育', amount: 2_150_50n },
  { venue: 'JGZR', name: '极光真人', amount: 5_600_00n },
  { venue: 'YHEGDZ', name: '银狐电子', amount: 1_285_40n },
  { venue: 'FLQP', name: '风铃棋牌', amount: 3_000_00n },
  { venue: 'HGDJ', name: '弧光电竞', amount: 1_500_00n },
  { venue: 'LZTY', name: '棱镜体育', amount: 320_00n },
];

type HoldingPorts = {
  readonly ledger: Ledger;
  readonly money: { readonly statement: Pick<Statement, 'add'> };
  readonly now: number;
};

/** Deposits the amounts of the holdings and moves them there: the centre wallet balance does not change. */
function seedHoldings({ ledger, money, now }: HoldingPorts, userId: string): void {
  const wallet = memberWallet(userId, 'CNY');
  const at = now - AGO_DAYS * DAY_MS;
  const line = { userId, currency: 'CNY', fee: 0n, cls: 'success', at, orderId: null } as const;
  const book = (kind: 'deposit' | 'transfer' | 'treasury', from: string, to: string, holding: Holding) => {
    const entries = [
      { account: from, amount: -holding.amount },
      { account: to, amount: holding.amount },
    ];
    ledger.book({ kind, at, roomNo: null, note: holding.name, entries });
  };
  for (const holding of HOLDINGS) {
    const { venue, name, amount } = holding;
    const there = venue === null ? treasuryOf(userId, 'CNY') : venueOf(userId, venue, 'CNY');
    ledger.open(there, 'CNY', false);
    book('deposit', outsideOf('CNY'), wallet, holding);
    book(venue === null ? 'treasury' : 'transfer', wallet, there, holding);
    money.statement.add({ ...line, type: 'deposit', title: '充值', note: '北岸银行 尾号 4569', amount });
    money.statement.add(
      venue === null
        ? { ...line, type: 'treasury', title: '转入余额宝', note: '', amount: -amount }
        : { ...line, type: 'transfer', title: '转账', note: name, amount: -amount },
    );
  }
}

/** The six digits of demo members who have set some. */
export const DEMO_WITHDRAW_PASSWORD = '246810';

/** Name of the demo member with money at venues and in the treasury. */
const HOLDINGS_MEMBER = 'beian';

type DemoPayees = {
  readonly realName: string;
  readonly cards: readonly { readonly bankCode: string; readonly number: string }[];
  readonly addresses: readonly { readonly chain: string; readonly address: string; readonly label: string }[];
};

const TRC = 'TQWhwdjJDveARKwhiC6jeTA9YuWiktqx25';

/** Demo members with a bound name, cards and addresses; the others begin at the first step [3.16]. */
const DEMO_PAYEES: Readonly<Record<string, DemoPayees>> = {
  beian: {
    realName: '江北岸',
    cards: [
      { bankCode: 'BAB', number: '6217000010001234569' },
      { bankCode: 'HXB', number: '6222020200112230004' },
    ],
    addresses: [{ chain: 'TRC20', address: TRC, label: '常用' }],
  },
  xuexian: {
    realName: '雷雪',
    cards: [{ bankCode: 'QDB', number: '6228480402564890018' }],
    addresses: [{ chain: 'TRC20', address: 'TVzHhv3S5BkH3rjD8VNH4dj71eWX7Keyfs', label: '冷钱包' }],
  },
};

type Money = {
  readonly payees: PayeeStore;
  readonly passwords: Pick<WithdrawPasswords, 'isSet'>;
  readonly statement: Pick<Statement, 'add'>;
};
type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly money: Money;
  readonly now: number;
};

function seedPayees({ payees }: Money, userId: string, name: string, now: number): void {
  const demo = DEMO_PAYEES[name];
  if (!demo || payees.nameOf(userId) !== null) return;
  payees.bindName(userId, demo.realName);
  for (const [at, { bankCode, number }] of demo.cards.entries())
    payees.addCard({ userId, now: now + at, usableAt: now }, bankCode, number);
  for (const { chain, address, label } of demo.addresses)
    payees.addAddress({ userId, now, usableAt: now }, chain, address, label);
  const { cards, addresses } = payees.view(userId, true);
  for (const [first] of [cards, addresses]) if (first) payees.prefer(userId, first.payeeId, now);
}

const lightPasswords = createPasswords(LIGHT_COST);
let storedDigits: Promise<StoredPassword> | undefined;

/** Derives the public six digits once for each process, because a process of tests opens many worlds. */
const demoDigits: Passwords = {
  ...lightPasswords,
  store: () => {
    storedDigits ??= lightPasswords.store(DEMO_WITHDRAW_PASSWORD);
    return storedDigits;
  },
};

/** Sets the six digits of demo members that have none yet. They are public, so a low hashing cost suffices. */
async function seedDigits({ db, money, now }: Ports): Promise<void> {
  const withPassword = DEMO_MEMBERS.filter(
    ({ name }) => DEMO_PAYEES[name] && !money.passwords.isSet(demoUserId(name)),
  );
  const digits = createWithdrawPasswords(db, demoDigits);
  await Promise.all(
    withPassword.map(({ name }) =>
      digits.set(demoUserId(name), DEMO_WITHDRAW_PASSWORD, { now, changedAt: null }),
    ),
  );
}

/** Seeds the demo members’ cards, six digits and fourteen months of movements; once. */
export async function seedMoney(ports: Ports): Promise<void> {
  const { db, ledger, money, now } = ports;
  const seeded = countQuery(db, 'SELECT count(*) AS n FROM money_record WHERE user_id = ?');
  const seedOne = (member: DemoMember, userId: string) => {
    openMemberCash(ledger, userId, 'CNY');
    openMemberCash(ledger, userId, 'USDT');
    seedPayees(money, userId, member.name, now);
    if (member.name === HOLDINGS_MEMBER) seedHoldings({ ledger, money, now }, userId);
    const habits = DEMO_HABITS[member.name];
    if (habits) seedStatement({ ledger, money, now }, userId, habits);
  };
  const fresh = DEMO_MEMBERS.filter(({ name, cny }) => cny > 0n && seeded(demoUserId(name)) === 0);
  seedOnce(db, 'money', () => {
    for (const member of fresh) seedOne(member, demoUserId(member.name));
  });
  await seedDigits(ports);
}
