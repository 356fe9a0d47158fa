import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitmentOf, listHashOf, winnersOf } from '#contract/activity/rules/public-draw.ts';
import { ticketList } from '#contract/activity/rules/ticket-number.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { refusalOf } from '#tests/fixtures/refusal-of.ts';
import {
  drawNoAt,
  drawTimes,
  LOTTERY_CROWD,
  LOTTERY_PAST,
  LOTTERY_RANKS,
  rankOf,
  winnersIn,
} from './lottery-draws.table.ts';
import { createLotteryDraws, type TicketEnd } from './lottery-draws.ts';
import { lotteryMigrations } from './lottery-store.ts';

const START = Date.parse('2026-06-10T21:00:00+08:00');
const DRAW_AT = Date.parse('2026-06-13T20:00:00+08:00');
const NO = 24;

let db: DatabaseSync;
let ended: TicketEnd[];
let draws: ReturnType<typeof createLotteryDraws>;
beforeEach(() => {
  db = new DatabaseSync(':memory:');
  migrate(db, [lotteryMigrations]);
  ended = [];
  draws = createLotteryDraws({ db, prizeRanksOf: () => LOTTERY_RANKS, end: (ticket) => ended.push(ticket) });
  draws.keepUp(START);
});
afterEach(() => db.close());

const issueTicket = (userId: string, now: number) =>
  transaction(db, () => draws.issueTicket(userId, 'bet', now));
const draw = (no = NO) => draws.store.draw(no);

test('[1.03] draws are on Saturdays at eight in Beijing with earlier closing', () => {
  expect(drawTimes(1).drawAt).toBe(Date.parse('2026-01-03T20:00:00+08:00'));
  expect([drawNoAt(START), drawNoAt(DRAW_AT - 1), drawNoAt(DRAW_AT)]).toEqual([NO, NO, NO + 1]);
  expect(drawTimes(NO)).toEqual({
    openAt: drawTimes(NO - 1).drawAt,
    closeAt: DRAW_AT - HOUR_MS / 2,
    drawAt: DRAW_AT,
  });
});

test('[1.03] a new world shows past draws, each of which can be repeated', () => {
  const past = draws.store.drawn(9);
  expect(past.map(({ draw_no }) => draw_no)).toEqual([NO - 1, NO - 2, NO - 3]);
  expect(past).toHaveLength(LOTTERY_PAST);
  for (const { seed, commitment, issued, list_hash, winners } of past) {
    const tickets = ticketList(issued);
    expect(issued).toBe(LOTTERY_CROWD);
    expect(commitmentOf(seed)).toBe(commitment);
    expect(listHashOf(tickets)).toBe(list_hash);
    expect(winnersOf(seed, tickets, winnersIn(LOTTERY_RANKS)).map(Number)).toEqual(winners);
  }
});

test('[1.03] tickets are numbered in order until the list closes to the millisecond', () => {
  const closeAt = DRAW_AT - HOUR_MS / 2;
  const first = issueTicket('ann', START + 1);
  expect(issueTicket('bo', START + 2)).toBe(first + 1);
  draws.keepUp(closeAt - 1);
  expect(issueTicket('ann', closeAt - 1)).toBeGreaterThan(first + 1);
  draws.keepUp(closeAt);
  expect(refusalOf(() => issueTicket('ann', closeAt))).toBe('ACTIVITY_NOT_OPEN');
  expect(draw()).toMatchObject({ state: 'closed', issued: LOTTERY_CROWD + 3 });
  expect(draw()?.list_hash).toBe(listHashOf(ticketList(LOTTERY_CROWD + 3)));
});

test('[1.03] a draw runs on time without visitors and is repeatable', () => {
  const tickets = Array.from({ length: 30 }, (_, n) => issueTicket(`m${n % 3}`, START + n));
  const { commitment } = draw() ?? {};
  draws.keepUp(DRAW_AT);
  const drawn = draw();
  expect(drawn?.state).toBe('drawn');
  expect(drawn?.commitment).toBe(commitment);
  expect(ended.map(({ number }) => number)).toEqual(tickets);
  const winners = drawn?.winners ?? [];
  expect(winners).toHaveLength(winnersIn(LOTTERY_RANKS));
  for (const { number, rank } of ended) {
    const index = winners.indexOf(number);
    expect(rank).toBe(index < 0 ? null : rankOf(index, LOTTERY_RANKS));
  }
  draws.keepUp(DRAW_AT + 1);
  draws.keepUp(DRAW_AT + HOUR_MS);
  expect(ended).toHaveLength(tickets.length);
  expect(draw()).toEqual(drawn);
  expect(draws.current().draw_no).toBe(NO + 1);
});

test('[1.03] a draw held early runs once, and later tickets join the next', () => {
  issueTicket('ann', START + 1);
  draws.drawNow(START + HOUR_MS);
  expect(draw()).toMatchObject({ state: 'drawn', draw_at: START + HOUR_MS });
  expect(ended).toHaveLength(1);
  issueTicket('ann', START + HOUR_MS + 1);
  expect(draws.store.ticketsOf('ann', NO + 1)).toHaveLength(1);
  draws.drawNow(START + 2 * HOUR_MS);
  expect(draws.current().draw_no).toBe(NO + 2);
  draws.keepUp(DRAW_AT);
  expect(ended).toHaveLength(2);
});

test('[1.03] a clock that jumped a month has run all due draws', () => {
  issueTicket('ann', START + 1);
  draws.keepUp(DRAW_AT + 31 * 24 * HOUR_MS);
  expect(draw()?.state).toBe('drawn');
  expect(ended).toHaveLength(1);
  expect(draws.current().state).toBe('open');
});
