import { afterAll, expect, test } from 'vitest';
import { type LimitPeriod, OWN_LIMIT_KINDS, PERIODS_OF } from '#contract/protection/own-limit/constants.ts';
import { limitWindow } from '#contract/protection/own-limit/limit-window.ts';
import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { mulberry32 } from '#contract/units/random.ts';
import { Refusal } from '#sandbox/base/refusal.ts';
import { byEffort } from '#tests/fixtures/effort.ts';
import { MONDAY, protectionBooks } from '#tests/fixtures/money/protection-books.ts';

const SIMULATIONS = byEffort(2_000);
const ACTS = 7;
/** Interval between actions, long enough for each to begin its own session: the counted play is exactly the signed play. */
const APART_MS = 20 * MINUTE_MS;
const CURRENCY = 'CNY' as const;
const DEPOSIT_PERIODS = ['day', 'week', 'month'] as const;
const USES = ['bet', 'bet', 'gift', 'deposit', 'launch'] as const;

const books = protectionBooks();
const { db, money, protection, persons, restrictions } = books;
afterAll(() => db.close());

type Use = (typeof USES)[number];
type Event = { readonly use: Use; readonly at: number; amount: bigint; returned: bigint };
/** Limits and events of a simulation, recorded independently of the platform to compute expected results. */
type Known = {
  readonly limits: { readonly kind: string; readonly period: LimitPeriod; readonly amount: bigint }[];
  readonly events: Event[];
  readonly played: { readonly from: number; readonly to: number }[];
};

/** Response of the platform: null when admitted, else the code of the refusal. */
function refusalOf(userId: string, use: Use, amount: bigint, at: number): string | null {
  const currency = use === 'gift' ? ('COIN' as const) : CURRENCY;
  const spending = use === 'launch' ? null : { amount, currency };
  try {
    protection.admit({ userId, use, spending, about: {}, siteId: 5000, at });
    return null;
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.code;
    throw thrown;
  }
}

const COUNTED: Readonly<Record<string, Use>> = {
  deposit: 'deposit',
  gift: 'gift',
  loss: 'bet',
  stake: 'bet',
};

/** Reports whether one limit admits a use, from the independent records alone. */
function fits({ events, played }: Known, limit: Known['limits'][number], requestedUse: Event): boolean {
  const { kind, period, amount } = limit;
  const { from, until } = limitWindow(period, requestedUse.at);
  if (kind === 'time') {
    if (requestedUse.use !== 'bet' && requestedUse.use !== 'launch') return true;
    const ms = played.reduce(
      (sum, span) => sum + Math.max(0, Math.min(span.to, until) - Math.max(span.from, from)),
      0,
    );
    return BigInt(Math.floor(ms / MINUTE_MS)) < amount;
  }
  if (kind === 'single') return requestedUse.use !== 'bet' || requestedUse.amount <= amount;
  if (COUNTED[kind] !== requestedUse.use) return true;
  const used = events
    .filter(({ use, at }) => use === requestedUse.use && at >= from && at < until)
    .reduce((sum, event) => sum + event.amount - (kind === 'loss' ? event.returned : 0n), 0n);
  return used + requestedUse.amount <= amount;
}

/** A member who set some limits at random. */
function member(random: () => number, known: Known): string {
  const userId = books.newMember();
  const upTo = (max: number) => BigInt(1 + Math.floor(random() * max));
  for (const kind of OWN_LIMIT_KINDS)
    for (const period of PERIODS_OF[kind]) {
      if (random() < 0.55) continue;
      const amount = upTo(kind === 'time' ? 20 : 300_00);
      protection.limits.set({ userId, kind, period }, amount, CURRENCY, MONDAY);
      known.limits.push({ kind, period, amount });
    }
  for (const period of DEPOSIT_PERIODS) {
    if (random() < 0.5) continue;
    const amount = upTo(300_00);
    money.limits.set({ userId, currency: CURRENCY }, period, amount, MONDAY);
    known.limits.push({ kind: 'deposit', period, amount });
  }
  return userId;
}

/** Records an admitted use. @returns the bet it made, if any */
function book(userId: string, { use, amount, at }: Event): string | null {
  if (use === 'gift') books.sendGift(userId, amount, at);
  if (use === 'deposit') books.payIn(userId, amount, at);
  return use === 'bet' ? books.placeBet(userId, amount, at) : null;
}

/** Plays on for some minutes after something was let in, one sign a minute. @returns when it ends */
function playOn(userId: string, from: number, minutes: number): number {
  for (let minute = 1; minute <= minutes; minute++) protection.clock.sign(userId, from + minute * MINUTE_MS);
  return from + minutes * MINUTE_MS;
}

/** Excludes the member, who tries everything, and tries to register again with their phone and with another. */
function excludes(userId: string, seed: number, at: number): void {
  const phone = `+861${String(3_000_000_000 + seed * 2)}`;
  books.hasPhone(userId, phone);
  restrictions.exclude(userId, '6', at);
  for (const use of USES) expect(refusalOf(userId, use, 1n, at)).toBe('EXCLUDED');
  protection.admit({ userId, use: 'withdraw', spending: null, about: {}, siteId: 5000, at });
  expect(persons.isExcluded({ kind: 'phone', value: phone }, null)).toBe(true);
  const another = `+861${String(3_000_000_000 + seed * 2 + 1)}`;
  expect(persons.isExcluded({ kind: 'phone', value: another }, null)).toBe(false);
}

/** Ends a bet: lost, won, or void after a part of it was cashed out at half of its stake. */
function end(
  { betId, event }: { readonly betId: string; readonly event: Event },
  random: () => number,
): void {
  if (random() < 0.3) {
    const part = event.amount / 3n;
    const back = event.amount - part;
    event.amount = part;
    event.returned = part / 2n;
    books.endBet(betId, 'void', back, event.returned);
    return;
  }
  event.returned = random() < 0.5 ? 0n : event.amount * 2n;
  books.endBet(betId, 'settled', event.returned);
}

function simulate(seed: number): Readonly<Record<'taken' | 'refused', number>> {
  const random = mulberry32(seed);
  const known: Known = { limits: [], events: [], played: [] };
  const userId = member(random, known);
  const open: { readonly betId: string; readonly event: Event }[] = [];
  const counts = { taken: 0, refused: 0 };
  let at = MONDAY;
  for (let act = 0; act < ACTS; act++) {
    at += APART_MS + Math.floor(random() * random() * 6 * DAY_MS);
    const settled = random() < 0.4 ? open.pop() : undefined;
    if (settled) {
      end(settled, random);
    }
    const use = USES[Math.floor(random() * USES.length)] ?? 'bet';
    const event: Event = { use, at, amount: BigInt(1 + Math.floor(random() * 120_00)), returned: 0n };
    const may = known.limits.every((limit) => fits(known, limit, event));
    const refusal = refusalOf(userId, use, event.amount, at);
    expect(refusal, `simulation ${seed}, act ${act}: ${use} of ${event.amount}`).toBe(
      may ? null : 'LIMIT_REACHED',
    );
    counts[may ? 'taken' : 'refused'] += 1;
    if (!may) continue;
    known.events.push(event);
    const betId = book(userId, event);
    if (betId !== null) open.push({ betId, event });
    if (use !== 'launch') continue;
    const to = playOn(userId, at, 1 + Math.floor(random() * 8));
    known.played.push({ from: at, to });
    at = to;
  }
  if (seed % 20 === 0) excludes(userId, seed, at);
  return counts;
}

test(`[P.15] [P.16] [P.18] ${SIMULATIONS} simulations exceed no limit and refuse nothing below`, () => {
  const all = Array.from({ length: SIMULATIONS }, (_, seed) => simulate(seed + 1));
  const sum = (of: 'taken' | 'refused') => all.reduce((total, counts) => total + counts[of], 0);
  expect(sum('taken')).toBeGreaterThan(SIMULATIONS);
  expect(sum('refused')).toBeGreaterThan(SIMULATIONS);
});
