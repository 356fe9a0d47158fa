import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { TreasuryTerms } from '#contract/money/treasury/calls.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import type { Currency } from '#contract/units/money.ts';
import { dayStartOf, siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { minorText, smaller } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { countQuery, intColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { type Holder, memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { costsOf, openMemberCash, treasuryOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import { createTreasuryRaises, RAISED_UP_TO } from './treasury-raises.ts';

const Time = v.object({ at: v.nullable(intColumn) });
const ENTRIES = 'FROM ledger_entry JOIN ledger_transfer USING (transfer_id) WHERE account = ?';

/** Returns how long and how much a member has held in the treasury, from the entries of its account. */
function createTreasuryHolding(db: DatabaseSync) {
  const lastOut = query(db, Time, `SELECT max(at) AS at ${ENTRIES} AND amount < 0`);
  const firstIn = query(db, Time, `SELECT min(at) AS at ${ENTRIES} AND amount > 0 AND at > ?`);
  const before = query(db, Sum, `SELECT coalesce(sum(amount), 0) AS sum ${ENTRIES} AND at < ?`);
  const balanceAt = (account: string, at: number) => before.get(account, at)?.sum ?? 0n;
  const heldSince = (account: string) => {
    const out = lastOut.get(account)?.at ?? null;
    if (out !== null && balanceAt(account, out + 1) > 0n) return out;
    return firstIn.get(account, out ?? -1)?.at ?? null;
  };
  return {
    /** Number of whole Beijing days before the day of `at` with a positive balance and no withdrawal. */
    daysHeld({ userId, currency }: Holder, at: number): number {
      const since = heldSince(treasuryOf(userId, currency));
      if (since === null) return 0;
      const days = (siteDayStart(siteDayOf(at)) - siteDayStart(siteDayOf(since), 1)) / DAY_MS;
      return Math.max(0, days);
    },
    /** Average of the opening balances of the last days, minor units. */
    average({ userId, currency }: Holder, days: number, at: number): bigint {
      const account = treasuryOf(userId, currency);
      const today = siteDayOf(at);
      const starts = Array.from({ length: days }, (_, n) => siteDayStart(today, -n));
      return starts.reduce((sum, start) => sum + balanceAt(account, start), 0n) / BigInt(days);
    },
  };
}

const DAYS_SHOWN = 30;
/** Whole cents are paid. */
const LEAST_PAID = 1n;
/** Limits of a movement into the treasury, minor units. */
const LIMITS: Readonly<Record<Currency, { readonly leastIn: bigint; readonly mostHeld: bigint }>> = {
  CNY: { leastIn: 1_00n, mostHeld: 1_000_000_00n },
  USDT: { leastIn: 1_00n, mostHeld: 150_000_00n },
};
/** Yearly rate for all members, hundredths of a percent. */
export const RATE = 268;
/** Parts of a cent that interest is reckoned in: the rate's unit times the days of a year. Exact, so nothing is lost. */
const PARTS = 10_000n * 365n;
const MILLIONTHS_OF_A_CENT = 10_000n;
const BEIJING_MS = 8 * 3_600_000;
/** Fields common to all interest lines on the statement. */
const INTEREST = {
  type: 'interest',
  title: '余额宝收益',
  note: '',
  fee: 0n,
  cls: 'success',
  orderId: null,
} as const;

const DayRow = v.object({ day: v.string(), earned: v.bigint(), rate: intColumn });
const Sum = v.object({ sum: v.bigint() });
const MoveRow = v.object({
  id: v.bigint(),
  kind: v.string(),
  amount: v.bigint(),
  after: v.bigint(),
  at: intColumn,
});

const dayText = (at: number) => new Date(at + BEIJING_MS).toISOString().slice(0, 10);
const kindOf = (kind: string, amount: bigint) =>
  kind === 'earning' ? ('earning' as const) : amount > 0n ? ('in' as const) : ('out' as const);

/** Parts of a cent as text of the unit, six places: `0.008813`. */
const accruedText = (parts: bigint) =>
  `0.00${((parts * MILLIONTHS_OF_A_CENT) / PARTS).toString().padStart(4, '0')}`;

const recordWire = ({ id, kind, amount, after, at }: v.InferOutput<typeof MoveRow>) => ({
  recordId: id.toString(),
  kind: kindOf(kind, amount),
  amount: minorText(amount),
  after: minorText(after),
  at,
});

/** Terms of the treasury in wire format [7.10]. */
export const termsOf = (currency: Currency): v.InferInput<typeof TreasuryTerms> => ({
  currency,
  rate: RATE,
  raisedUpTo: minorText(RAISED_UP_TO),
  leastPaid: minorText(LEAST_PAID),
  leastIn: minorText(LIMITS[currency].leastIn),
  mostHeld: minorText(LIMITS[currency].mostHeld),
  daysShown: DAYS_SHOWN,
});

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly statement: Statement;
  now(): number;
};

function treasuryRows(db: DatabaseSync) {
  const days = query(
    db,
    DayRow,
    'SELECT day, earned, rate FROM treasury_day WHERE user_id = ? AND currency = ? ORDER BY day DESC LIMIT ?',
  );
  const earnedAll = query(
    db,
    Sum,
    'SELECT coalesce(sum(earned), 0) AS sum FROM treasury_day WHERE user_id = ? AND currency = ?',
  );
  const note = db.prepare('INSERT INTO treasury_day VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const carried = query(
    db,
    Sum,
    'SELECT carried AS sum FROM treasury_day WHERE user_id = ? AND currency = ? ORDER BY day DESC LIMIT 1',
  );
  const before = query(
    db,
    Sum,
    `SELECT coalesce(sum(amount), 0) AS sum FROM ledger_entry JOIN ledger_transfer USING (transfer_id)
     WHERE account = ? AND at < ?`,
  );
  const first = query(
    db,
    v.object({ at: v.nullable(intColumn) }),
    'SELECT min(at) AS at FROM ledger_entry JOIN ledger_transfer USING (transfer_id) WHERE account = ?',
  );
  const moves = query(
    db,
    MoveRow,
    `SELECT transfer_id AS id, kind, amount, at, sum(amount) OVER (ORDER BY transfer_id) AS after
     FROM ledger_entry JOIN ledger_transfer USING (transfer_id) WHERE account = ?
     ORDER BY transfer_id DESC LIMIT ? OFFSET ?`,
  );
  const moved = countQuery(db, 'SELECT count(*) AS n FROM ledger_entry WHERE account = ?');
  const raises = createTreasuryRaises(db);
  return { days, earnedAll, note, carried, before, first, moves, moved, raises };
}

/**
 * Books the interest of each day once, with its note and its line on the statement: whole cents are paid, the rest is
 * carried over to the next.
 */
function createEarnings(
  { db, ledger, statement, now }: Ports,
  { days, note, carried, before, first, raises }: TreasuryRows,
) {
  const earn = ({ userId, currency }: Holder, dayEnd: number) => {
    const account = treasuryOf(userId, currency);
    const lay = before.get(account, dayEnd - DAY_MS)?.sum ?? 0n;
    const day = dayText(dayEnd - DAY_MS);
    const extra = raises.extraOn({ userId, currency }, day);
    const remainder = carried.get(userId, currency)?.sum ?? 0n;
    const parts = lay * BigInt(RATE) + smaller(lay, RAISED_UP_TO) * BigInt(extra) + remainder;
    const earned = parts / PARTS;
    const { changes } = note.run(userId, currency, day, earned, RATE + extra, parts % PARTS);
    if (changes === 0 || earned === 0n) return;
    const entries = [
      { account: costsOf(currency), amount: -earned },
      { account, amount: earned },
    ];
    ledger.book({ kind: 'earning', at: dayEnd, roomNo: null, note: '收益', entries });
    statement.add({ ...INTEREST, userId, currency, amount: earned, at: dayEnd });
  };

  const bookDays = (holder: Holder) => {
    const since = first.get(treasuryOf(holder.userId, holder.currency))?.at ?? null;
    if (since === null) return;
    const today = dayStartOf(now());
    const known = days.get(holder.userId, holder.currency, 1)?.day ?? dayText(since);
    for (let dayEnd = dayStartOf(since) + DAY_MS; dayEnd <= today; dayEnd += DAY_MS) {
      if (dayText(dayEnd - DAY_MS) >= known) earn(holder, dayEnd);
    }
  };
  return (holder: Holder) => transaction(db, () => bookDays(holder));
}

type TreasuryRows = ReturnType<typeof treasuryRows>;

/** @throws Refusal AMOUNT_OUT_OF_LIMITS for a movement into the treasury that is too small, or exceeds what it may hold. */
function requireLimits(ledger: Ledger, { userId, currency }: Holder, amount: bigint): void {
  const { leastIn, mostHeld } = LIMITS[currency];
  if (amount < leastIn) refuse('AMOUNT_OUT_OF_LIMITS');
  const isShort = amount > ledger.balance(memberWallet(userId, currency));
  const held = ledger.balance(treasuryOf(userId, currency));
  if (!isShort && held + amount > mostHeld) refuse('AMOUNT_OUT_OF_LIMITS');
}

/** Treasury (余额宝): its balance earns interest once a day, booked when the member next reads or moves it. */
export function createTreasury(ports: Ports) {
  const { db, ledger, statement, now } = ports;
  const rows = treasuryRows(db);
  const { days, earnedAll, carried, moves, moved, raises } = rows;
  const catchUp = createEarnings(ports, rows);

  return {
    /** Books what the days until now have brought. */
    settle: catchUp,
    /** Days on which more is paid to a member. */
    raises,
    /** Length and amount of a member’s holding. */
    holding: createTreasuryHolding(db),
    balance: ({ userId, currency }: Holder): bigint => ledger.balance(treasuryOf(userId, currency)),
    view(holder: Holder) {
      catchUp(holder);
      const { userId, currency } = holder;
      const shown = days.all(userId, currency, DAYS_SHOWN);
      const yesterday = dayText(dayStartOf(now()) - DAY_MS);
      return {
        currency,
        balance: minorText(ledger.balance(treasuryOf(userId, currency))),
        yesterday: minorText(shown.find(({ day }) => day === yesterday)?.earned ?? 0n),
        earned: minorText(earnedAll.get(userId, currency)?.sum ?? 0n),
        accrued: accruedText(carried.get(userId, currency)?.sum ?? 0n),
        rate: RATE + raises.extraOn(holder, dayText(now())),
        days: shown.toReversed().map(({ day, earned, rate }) => ({ day, earned: minorText(earned), rate })),
      };
    },
    /** Moves money in (positive) or out (negative). @throws Refusal BALANCE_SHORT, AMOUNT_OUT_OF_LIMITS. */
    move(holder: Holder, amount: bigint, at: number) {
      const { userId, currency } = holder;
      catchUp(holder);
      if (amount > 0n) requireLimits(ledger, holder, amount);
      openMemberCash(ledger, userId, currency);
      const entries = [
        { account: memberWallet(userId, currency), amount: -amount },
        { account: treasuryOf(userId, currency), amount },
      ];
      ledger.book({ kind: 'treasury', at, roomNo: null, note: '余额宝', entries });
      const title = amount > 0n ? '转入余额宝' : '余额宝转出';
      const line = { userId, currency, title, note: '', amount: -amount, fee: 0n, at } as const;
      return statement.add({ ...line, type: 'treasury', cls: 'success', orderId: null });
    },
    records(holder: Holder, page: number, size: number) {
      const { userId, currency } = holder;
      catchUp(holder);
      const account = treasuryOf(userId, currency);
      return {
        total: moved(account),
        list: moves.all(account, size, (page - 1) * size).map(recordWire),
      };
    },
  };
}
export type Treasury = ReturnType<typeof createTreasury>;
