import type { RecordType } from '#contract/models/money-record.ts';
import { memberPurse } from '#sandbox/ledger/account-names.ts';
import type { Ledger, Transfer } from '#sandbox/ledger/ledger.ts';
import type { Money } from './create-money.ts';
import { costsOf, outsideOf, venueOf } from './money-accounts.ts';

const DAY_MS = 86_400_000;
const DAYS = 425;

/** One habit of a member: what, every how many days, and how much by the turn. */
type Habit = {
  readonly type: RecordType;
  readonly title: string;
  readonly note: string;
  readonly everyDays: number;
  readonly atHour: number;
  /** Signed minor units of the centre wallet for the n-th time. */
  amount(turn: number): bigint;
  readonly other: (userId: string) => string;
  readonly kind: Transfer['kind'];
};

const HOUR_MS = 3_600_000;
const VENUE = 'YBTY';
const CARD = '北岸银行 尾号 4569';
const venue = (userId: string) => venueOf(userId, VENUE, 'CNY');
const outside = () => outsideOf('CNY');
const costs = () => costsOf('CNY');

/** Every deposit is matched in the long run by what leaves, so that the balance of today is where it should be. */
const HABITS: readonly Habit[] = [
  {
    type: 'deposit',
    title: '极速存款',
    note: CARD,
    everyDays: 6,
    atHour: 19,
    amount: (turn) => 200_00n + BigInt(turn % 5) * 100_00n,
    other: outside,
    kind: 'deposit',
  },
  {
    type: 'transfer',
    title: '转账',
    note: '云豹体育',
    everyDays: 6,
    atHour: 20,
    amount: (turn) => -(150_00n + BigInt(turn % 5) * 100_00n),
    other: venue,
    kind: 'transfer',
  },
  {
    type: 'transfer',
    title: '转账',
    note: '云豹体育',
    everyDays: 9,
    atHour: 23,
    amount: (turn) => 120_50n + BigInt(turn % 7) * 61_25n,
    other: venue,
    kind: 'transfer',
  },
  {
    type: 'rebate',
    title: '返水',
    note: '每周结算',
    everyDays: 7,
    atHour: 12,
    amount: (turn) => 6_18n + BigInt(turn % 9) * 1_37n,
    other: costs,
    kind: 'bonus',
  },
  {
    type: 'withdrawal',
    title: '提现',
    note: CARD,
    everyDays: 38,
    atHour: 10,
    amount: (turn) => -(300_00n + BigInt(turn % 3) * 100_00n),
    other: outside,
    kind: 'withdrawal',
  },
];

type Ports = { readonly ledger: Ledger; readonly money: Money; readonly now: number };

/** The moments of a habit in the past fourteen months, oldest first. */
const momentsOf = (habit: Habit, now: number) =>
  Array.from({ length: Math.floor(DAYS / habit.everyDays) }, (_, turn) => ({
    habit,
    turn,
    at: now - DAYS * DAY_MS + (turn + 1) * habit.everyDays * DAY_MS - (24 - habit.atHour) * HOUR_MS,
  }));

/**
 * Fourteen months of movements in the ledger and on the statement. What the member holds now stays as it is: a last
 * movement of yesterday makes up the difference.
 */
export function seedStatement({ ledger, money, now }: Ports, userId: string): void {
  const purse = memberPurse(userId, 'CNY');
  ledger.open(venueOf(userId, VENUE, 'CNY'), 'CNY', false);
  const holds = ledger.balance(purse);
  const moments = HABITS.flatMap((habit) => momentsOf(habit, now))
    .filter(({ at }) => at < now)
    .toSorted((a, b) => a.at - b.at);
  const book = (kind: Transfer['kind'], at: number, other: string, amount: bigint, note: string) => {
    const entries = [
      { account: other, amount: -amount },
      { account: purse, amount },
    ];
    ledger.book({ kind, at, roomNo: null, note, entries });
  };
  let atVenue = ledger.balance(venue(userId));
  let inPurse = holds;
  for (const { habit, turn, at } of moments) {
    const { type, title, note, kind } = habit;
    const amount = habit.amount(turn);
    const left = amount < 0n ? inPurse : atVenue;
    if ((amount < 0n || kind === 'transfer') && (amount < 0n ? -amount : amount) > left) continue;
    book(kind, at, habit.other(userId), amount, note);
    inPurse += amount;
    if (kind === 'transfer') atVenue -= amount;
    const line = { userId, currency: 'CNY', type, title, note, amount, fee: 0n } as const;
    money.statement.add({ ...line, cls: 'success', at, orderId: null });
  }
  const correction = holds - inPurse;
  if (correction === 0n) return;
  const type = correction > 0n ? 'deposit' : 'withdrawal';
  const title = correction > 0n ? '充值' : '提现';
  const at = now - DAY_MS;
  book(type, at, outside(), correction, title);
  const line = { userId, currency: 'CNY', type, title, note: CARD, amount: correction, fee: 0n } as const;
  money.statement.add({ ...line, cls: 'success', at, orderId: null });
}
