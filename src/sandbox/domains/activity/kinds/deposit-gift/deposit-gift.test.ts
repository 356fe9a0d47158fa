import * as v from 'valibot';
import { expect, test } from 'vitest';
import { depositGift } from '#contract/activity/rules/deposit-gift.ts';
import { DepositGiftTerms } from '#contract/activity/schema/kinds/deposit-gift.ts';
import { OrderId } from '#contract/fields/ids.ts';
import { activityPromotion } from '#contract/rewards/bonus/bonus-address.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { smaller } from '#sandbox/base/amount.ts';
import { noteSetUp } from '#sandbox/domains/ground/act/acts.ts';
import { BOOKS_LEAP } from '#tests/fixtures/money/activity-books.ts';
import { playSimulations, type Simulation } from '#tests/fixtures/money/activity-simulations.ts';
import { CONTINUED_TERMS, DAY_MAX, FIRST_DAYS, FIRST_TERMS } from './terms.table.ts';

const FIRST = 'first-deposit-1';
const FURTHER = 'continued-deposit-1';
const AMOUNTS = [
  99_99n,
  100_00n,
  299_99n,
  300_00n,
  500_00n,
  888_00n,
  2_000_00n,
  9_999_99n,
  16_000_00n,
] as const;
const firstTerms = v.parse(DepositGiftTerms, FIRST_TERMS);
const furtherTerms = v.parse(DepositGiftTerms, CONTINUED_TERMS);

/** A deposit as it arrived. */
type Arrived = {
  readonly orderId: OrderId;
  readonly amount: bigint;
  readonly way: string;
  readonly at: number;
};

/** A deposit of some amount arrives, seldom of the other currency. */
function arrives({ books, member, draw, now }: Simulation, n: number): Arrived {
  const orderId = v.parse(OrderId, `${member.userId}-${n}`);
  const amount = AMOUNTS[Math.floor(draw() * AMOUNTS.length)] ?? 100_00n;
  const deposit = { amount, way: draw() < 0.1 ? 'USDT' : 'CNY', at: now() };
  const act = {
    ...deposit,
    sourceId: `deposit:${orderId}`,
    userId: member.userId,
    kind: 'deposit',
    thing: orderId,
  } as const;
  for (let times = 0; times < 2; times += 1) books.money.acts.note(act);
  return { ...deposit, orderId };
}

/** Claims the gift on a deposit by one of the possible methods. @returns the number of times it was given; none while shut out */
function claim(simulation: Simulation, orderId: OrderId): 'shut out' | number {
  const does = { does: 'claimDeposit', orderId } as const;
  const roll = simulation.draw();
  if (roll < 0.1) {
    simulation.actShutOut(does);
    return 'shut out';
  }
  const outcomes = roll < 0.35 ? simulation.actInTwoTabs(does) : [simulation.act(does)];
  return outcomes.filter(({ is }) => is === 'done').length;
}

/** Returns the total that the activity gave the member, computed from the bonuses. */
const grantedBy = ({ books, member }: Simulation, activityId: string): readonly bigint[] =>
  books.money.bonuses
    .ofPromotion(member.userId, activityPromotion(activityId), 100)
    .map(({ amount }) => amount)
    .toReversed();

function playFirst(simulation: Simulation): void {
  const { books, member, draw, now } = simulation;
  const joined = now() - Math.floor(draw() * (FIRST_DAYS + 2) * DAY_MS);
  noteSetUp(books.money.acts, 'joined', member.userId, joined);
  const until = siteDayStart(siteDayOf(joined), FIRST_DAYS);
  const deposits: Arrived[] = [];
  let granted = 0n;
  for (let step = 0; step < 5; step += 1) {
    if (draw() < 0.5) deposits.push(arrives(simulation, step));
    const deposit = deposits[Math.floor(draw() * draw() * deposits.length)];
    if (deposit !== undefined) {
      const { at, way, amount } = deposit;
      const isFirst = deposit === deposits[0] && way === 'CNY' && at < until;
      const { bonus } = depositGift(firstTerms, amount);
      const isInTime = now() < at + firstTerms.claimHours * HOUR_MS;
      const isOpen = isFirst && isInTime && bonus > 0n && granted === 0n;
      const count = claim(simulation, deposit.orderId);
      if (count !== 'shut out') expect(count).toBe(isOpen ? 1 : 0);
      if (count === 1) granted = bonus;
    }
    simulation.advance();
  }
  expect(grantedBy(simulation, FIRST)).toEqual(granted === 0n ? [] : [granted]);
}

function playFurther(simulation: Simulation): void {
  const { draw, now } = simulation;
  const deposits: Arrived[] = [];
  const granted: { readonly orderId: OrderId; readonly bonus: bigint; readonly day: string }[] = [];
  for (let step = 0; step < 6; step += 1) {
    deposits.push(arrives(simulation, step));
    const deposit = deposits[Math.floor((1 - draw() * draw()) * deposits.length)];
    if (deposit !== undefined) {
      const today = siteDayOf(now());
      const spent = granted.reduce((sum, { bonus, day }) => sum + (day === today ? bonus : 0n), 0n);
      const bonus = smaller(depositGift(furtherTerms, deposit.amount).bonus, DAY_MAX - spent);
      const isIn = deposit !== deposits[0] && deposit.way === 'CNY' && now() < deposit.at + 24 * HOUR_MS;
      const isOpen = isIn && bonus > 0n && !granted.some(({ orderId }) => orderId === deposit.orderId);
      const count = claim(simulation, deposit.orderId);
      if (count !== 'shut out') expect(count).toBe(isOpen ? 1 : 0);
      if (count === 1) granted.push({ orderId: deposit.orderId, bonus, day: today });
    }
    if (draw() < 0.6) simulation.advance();
    else simulation.wait(1_000);
  }
  expect(grantedBy(simulation, FURTHER)).toEqual(granted.map(({ bonus }) => bonus));
}

const plan = { startAt: BOOKS_LEAP } as const;

test(
  '[7.16] only the first deposit in its days gets its tier, once',
  {
    timeout: 60_000,
  },
  () => playSimulations({ ...plan, kind: 'firstDeposit', activityId: FIRST, play: playFirst }),
);

test(
  '[7.16] each further deposit is given once, within the limit of a day',
  {
    timeout: 60_000,
  },
  () => playSimulations({ ...plan, kind: 'continuedDeposit', activityId: FURTHER, play: playFurther }),
);
