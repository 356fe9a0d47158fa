import type { RecordType } from '#contract/money/statement/schema.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { CURRENCIES } from '#sandbox/base/tables/currencies.table.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger, Transfer } from '#sandbox/domains/ground/ledger/ledger.ts';
import { outsideOf, venueOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { DemoHabits } from '#sandbox/domains/ground/member/demo-members.table.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';

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
  /** Source or destination of the money. */
  readonly from: 'outside' | 'venue';
  readonly kind: Transfer['kind'];
};

const HUNDRED = 100n;

/** Returns the common habits, at each member’s own size, with their own card and venue. */
function habitsOf({ card, venueName, scale }: DemoHabits): readonly Habit[] {
  const sized = (amount: bigint) => (amount * scale) / HUNDRED;
  const note = card ?? '';
  return [
    {
      type: 'deposit',
      title: '极速存款',
      note,
      everyDays: 6,
      atHour: 19,
      amount: (turn) => sized(200_00n + BigInt(turn % 5) * 100_00n),
      from: 'outside',
      kind: 'deposit',
    },
    {
      type: 'transfer',
      title: '转账',
      note: venueName,
      everyDays: 6,
      atHour: 20,
      amount: (turn) => sized(-(150_00n + BigInt(turn % 5) * 100_00n)),
      from: 'venue',
      kind: 'transfer',
    },
    {
      type: 'transfer',
      title: '转账',
      note: venueName,
      everyDays: 9,
      atHour: 23,
      amount: (turn) => sized(120_50n + BigInt(turn % 7) * 61_25n),
      from: 'venue',
      kind: 'transfer',
    },
  ];
}

type Ports = {
  readonly ledger: Ledger;
  readonly money: { readonly statement: Pick<Statement, 'add'> };
  readonly now: number;
};

/** The moments of a habit in the past fourteen months, oldest first. */
const momentsOf = (habit: Habit, shift: number, now: number) =>
  Array.from({ length: Math.floor(DAYS / habit.everyDays) }, (_, turn) => ({
    habit,
    turn,
    at: now - DAYS * DAY_MS + ((turn + 1) * habit.everyDays + shift) * DAY_MS - (24 - habit.atHour) * HOUR_MS,
  }));

/** Interval, days, at which the surplus is paid out: to the card, or to the venue of a member without a card. */
const HOME_EVERY_DAYS = 38;
const HOME_AT_HOUR = 10;

/**
 * Returns a member’s wallet while their history is written: its balance, and a function that adds a movement to ledger and
 * statement.
 */
function tellingOf({ ledger, money }: Ports, userId: string, { venue }: DemoHabits) {
  const wallet = memberWallet(userId, 'CNY');
  const others = { outside: outsideOf('CNY'), venue: venueOf(userId, venue, 'CNY') };
  ledger.open(others.venue, 'CNY', false);
  const holds = { wallet: ledger.balance(wallet), venue: ledger.balance(others.venue) };
  const move = (
    { type, title, note, from, kind }: Omit<Habit, 'everyDays' | 'atHour' | 'amount'>,
    amount: bigint,
    at: number,
  ) => {
    const isShort = amount < 0n ? -amount > holds.wallet : from === 'venue' && amount > holds.venue;
    if (isShort || amount === 0n) return;
    const entries = [
      { account: others[from], amount: -amount },
      { account: wallet, amount },
    ];
    ledger.book({ kind, at, roomNo: null, note, entries });
    holds.wallet += amount;
    if (from === 'venue') holds.venue -= amount;
    const line = { userId, currency: 'CNY', type, title, note, amount, fee: 0n } as const;
    money.statement.add({ ...line, cls: 'success', at, orderId: null });
  };
  return { holds, move };
}

/**
 * Seeds fourteen months of movements in the ledger and on the statement, following the member’s habits. The member’s
 * current balance does not change: the surplus is paid out at intervals, the last time yesterday.
 */
export function seedStatement(ports: Ports, userId: string, habits: DemoHabits): void {
  const { now } = ports;
  const { holds, move } = tellingOf(ports, userId, habits);
  const begun = holds.wallet;
  const { card, venueName, shift } = habits;
  const home =
    card === null
      ? ({ type: 'transfer', title: '转账', note: venueName, from: 'venue', kind: 'transfer' } as const)
      : ({
          type: 'withdrawal',
          title: CURRENCIES.CNY.withdrawWord,
          note: card,
          from: 'outside',
          kind: 'withdrawal',
        } as const);
  const returnTransfer = {
    ...home,
    everyDays: HOME_EVERY_DAYS,
    atHour: HOME_AT_HOUR,
    amount: () => begun - holds.wallet,
  };
  const moments = [...habitsOf(habits), returnTransfer]
    .flatMap((habit) => momentsOf(habit, shift, now))
    .filter(({ at }) => at < now - DAY_MS)
    .toSorted((a, b) => a.at - b.at);
  for (const { habit, turn, at } of moments) move(habit, habit.amount(turn), at);
  const last = begun - holds.wallet;
  move(
    last > 0n
      ? { ...returnTransfer, type: 'deposit', title: '充值', from: 'outside', kind: 'deposit' }
      : returnTransfer,
    last,
    now - DAY_MS,
  );
}
