import { afterAll, expect, test } from 'vitest';
import { OWN_LIMIT_KINDS, PERIODS_OF } from '#contract/constants/own-limit.ts';
import { limitWindow } from '#contract/rules/limit-window.ts';
import { mulberry32 } from '#contract/units/random.ts';
import { Refusal } from '#sandbox/base/refusal.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { betMigrations } from '#sandbox/domains/bet/bet-migrations.ts';
import { issueOf, memberWallet } from '#sandbox/domains/ledger/account-names.ts';
import { demoUserId } from '#sandbox/domains/member/seed-members.ts';
import { ownLimitMigrations } from '#sandbox/domains/own-limit/own-limit-migrations.ts';
import { realityCheckMigrations } from '#sandbox/domains/reality-check/reality-check-migrations.ts';
import { venueMigrations } from '#sandbox/domains/venue/venue-migrations.ts';
import { moneyBooksBy } from '#tests/fixtures/test-money.ts';
import { openProtection } from './open-protection.ts';

/** 2,000 for a whole proof: `SIMULATIONS=2000`. */
const SIMULATIONS = Number(process.env.SIMULATIONS ?? 300);
const ACTS = 40;
const HOUR = 3_600_000;
const MONDAY = Date.parse('2026-11-22T16:00:00Z');
const CURRENCY = 'CNY' as const;

const books = moneyBooksBy({ now: () => MONDAY, every: () => () => undefined });
const { db, ledger, money } = books;
migrate(db, [betMigrations, venueMigrations, ownLimitMigrations, realityCheckMigrations]);
const protection = openProtection({
  db,
  money,
  restrictions: { admit: () => undefined },
  persons: { isDoubtful: () => false },
  identityGuard: () => undefined,
  blocks: () => undefined,
});
afterAll(() => db.close());

ledger.open(issueOf('COIN'), 'COIN', true);

const addBet = db.prepare(
  `INSERT INTO bet VALUES (?1, ?1, ?2, 5000, ?1, 'CNY', 'single', NULL, 1, 'any', ?3, ?4, ?4, 'open', 1, 0, ?3, NULL, NULL,
   0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL)`,
);
const endBet = db.prepare('UPDATE bet SET state = ?2, paid = ?3, cashed_out = ?4 WHERE bet_id = ?1');
const addDeposit = db.prepare(
  `INSERT INTO money_record (user_id, currency, type, title, note, amount, fee, cls, at)
   VALUES (?, 'CNY', 'deposit', '', '', ?, 0, 'success', ?)`,
);

let members = 0;
function newMember(): string {
  const name = `simulation${++members}`;
  const userId = demoUserId(name);
  const stored = { salt: '', password: '', avatar: '', level: 1, hasPhone: true };
  books.accounts.add({ ...stored, userId, name, nickname: name, roomAdmin: false, blocked: false });
  ledger.open(memberWallet(userId, 'COIN'), 'COIN', true);
  return userId;
}

let bets = 0;
const place = (userId: string, stake: bigint, at: number): string => {
  const id = `b${++bets}`;
  addBet.run(id, userId, at, stake);
  return id;
};
const give = (userId: string, coins: bigint, at: number) =>
  ledger.book({
    kind: 'gift',
    at,
    roomNo: null,
    note: '',
    entries: [
      { account: memberWallet(userId, 'COIN'), amount: -coins },
      { account: issueOf('COIN'), amount: coins },
    ],
  });

/** Whether the platform lets it through; what it refuses for is a limit and nothing else. */
function isAdmitted(
  userId: string,
  use: 'bet' | 'gift' | 'deposit' | 'launch',
  amount: bigint | null,
  at: number,
) {
  const currency = use === 'gift' ? ('COIN' as const) : CURRENCY;
  try {
    const spending = amount === null ? null : { amount, currency };
    protection.admit({ userId, siteId: 5000, use, spending, about: {}, at });
    return true;
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(Refusal);
    expect(thrown).toMatchObject({ code: 'LIMIT_REACHED' });
    return false;
  }
}

const leftOf = (userId: string, kind: string, period: string, at: number) =>
  protection.limits.view(userId, CURRENCY, at).find((each) => each.kind === kind && each.period === period)
    ?.left;

test('[P.16] a stake counts in the window it was placed in, whenever it is settled', () => {
  const userId = newMember();
  const late = MONDAY + 24 * HOUR - 1;
  protection.limits.set({ userId, kind: 'loss', period: 'day' }, 100_00n, CURRENCY, MONDAY);
  const bet = place(userId, 100_00n, late);
  expect(leftOf(userId, 'loss', 'day', late)).toBe('0');
  endBet.run(bet, 'settled', 200_00n, 0n);
  expect(leftOf(userId, 'loss', 'day', late)).toBe('20000');
  expect(leftOf(userId, 'loss', 'day', late + 1)).toBe('10000');
});

test('[P.16] open bets count whole, void ones not, settled-again ones as they are, cashed-out ones without their part', () => {
  const userId = newMember();
  protection.limits.set({ userId, kind: 'loss', period: 'day' }, 100_00n, CURRENCY, MONDAY);
  const left = () => leftOf(userId, 'loss', 'day', MONDAY);
  const first = place(userId, 60_00n, MONDAY);
  expect(left()).toBe('4000');
  endBet.run(first, 'void', 60_00n, 0n);
  expect(left()).toBe('10000');
  endBet.run(first, 'settled', 0n, 0n);
  const second = place(userId, 40_00n, MONDAY);
  endBet.run(second, 'settled', 0n, 0n);
  expect(left()).toBe('0');
  endBet.run(first, 'settled', 120_00n, 0n);
  expect(left()).toBe('12000');
  const third = place(userId, 120_00n, MONDAY);
  endBet.run(third, 'settled', 0n, 0n);
  endBet.run(first, 'settled', 0n, 0n);
  expect(left()).toBe('0');
  expect(isAdmitted(userId, 'bet', 1n, MONDAY)).toBe(false);
  const other = newMember();
  protection.limits.set({ userId: other, kind: 'loss', period: 'day' }, 100_00n, CURRENCY, MONDAY);
  endBet.run(place(other, 100_00n, MONDAY), 'open', null, 45_00n);
  expect(leftOf(other, 'loss', 'day', MONDAY)).toBe('4500');
});

type Event = {
  readonly kind: 'bet' | 'gift' | 'deposit';
  readonly at: number;
  readonly amount: bigint;
  returned: bigint;
};

/** What a limit's window holds, by the events alone. */
function heldIn(
  events: readonly Event[],
  kind: string,
  period: 'day' | 'week' | 'month',
  at: number,
): bigint {
  const { from, until } = limitWindow(period, at);
  const of = kind === 'gift' ? 'gift' : 'bet';
  const within = events.filter((event) => event.kind === of && event.at >= from && event.at < until);
  return within.reduce((sum, { amount, returned }) => sum + amount - (kind === 'loss' ? returned : 0n), 0n);
}

/** Whether what is asked for fits under every limit that was set. */
function fits(
  events: readonly Event[],
  set: ReadonlyMap<string, bigint>,
  use: Event['kind'],
  amount: bigint,
  at: number,
) {
  return [...set].every(([name, limit]) => {
    const [kind = '', period = ''] = name.split(' ');
    if ((use === 'gift') !== (kind === 'gift') || use === 'deposit') return true;
    if (period === 'each') return amount <= limit;
    if (period !== 'day' && period !== 'week' && period !== 'month') return true;
    return heldIn(events, kind, period, at) + amount <= limit;
  });
}

/** One limit of payments in, a day's: the rest of it in the same day. */
const paidFits = (events: readonly Event[], limit: bigint, amount: bigint, at: number) => {
  const { from } = limitWindow('day', at);
  const paid = events.filter((event) => event.kind === 'deposit' && event.at >= from);
  return paid.reduce((sum, event) => sum + event.amount, 0n) + amount <= limit;
};

function tell(seed: number): { readonly taken: number; readonly refused: number } {
  const random = mulberry32(seed);
  const upTo = (most: number) => BigInt(1 + Math.floor(random() * most));
  const userId = newMember();
  const set = new Map<string, bigint>();
  for (const kind of OWN_LIMIT_KINDS) {
    if (kind === 'time') continue;
    for (const period of PERIODS_OF[kind]) {
      if (random() < 0.4) continue;
      const amount = upTo(300_00);
      protection.limits.set({ userId, kind, period }, amount, CURRENCY, MONDAY);
      set.set(`${kind} ${period}`, amount);
    }
  }
  const dayPaid = upTo(300_00);
  money.limits.set({ userId, currency: CURRENCY }, 'day', dayPaid, MONDAY);
  const events: Event[] = [];
  const open: { readonly id: string; readonly event: Event }[] = [];
  const counts = { taken: 0, refused: 0 };
  let at = MONDAY;
  for (let act = 0; act < ACTS; act++) {
    at += Math.floor(random() * 9 * HOUR);
    const settled = random() < 0.4 ? open.pop() : undefined;
    if (settled) {
      settled.event.returned = random() < 0.5 ? 0n : upTo(Number(settled.event.amount) * 2);
      endBet.run(settled.id, 'settled', settled.event.returned, 0n);
    }
    const kind = (['bet', 'bet', 'gift', 'deposit'] as const)[Math.floor(random() * 4)] ?? 'bet';
    const amount = upTo(120_00);
    const may =
      kind === 'deposit' ? paidFits(events, dayPaid, amount, at) : fits(events, set, kind, amount, at);
    expect(isAdmitted(userId, kind, amount, at), `simulation ${seed}, act ${act}: ${kind} of ${amount}`).toBe(
      may,
    );
    counts[may ? 'taken' : 'refused'] += 1;
    if (!may) continue;
    const event: Event = { kind, at, amount, returned: 0n };
    events.push(event);
    if (kind === 'bet') open.push({ id: place(userId, amount, at), event });
    if (kind === 'gift') give(userId, amount, at);
    if (kind === 'deposit') addDeposit.run(userId, amount, at);
  }
  return counts;
}

test(`[P.15] [P.16] in ${SIMULATIONS} simulations nothing passes a limit, and nothing below every limit is refused`, () => {
  const all = Array.from({ length: SIMULATIONS }, (_, seed) => tell(seed + 1));
  const sum = (of: 'taken' | 'refused') => all.reduce((total, simulation) => total + simulation[of], 0);
  expect(sum('taken')).toBeGreaterThan(SIMULATIONS);
  expect(sum('refused')).toBeGreaterThan(SIMULATIONS);
});
