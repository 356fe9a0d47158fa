import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type LotteryDrawStep, lotteryDrawAfter } from '#contract/activity/draw-states.table.ts';
import { commitmentOf, listHashOf, winnersOf } from '#contract/activity/rules/public-draw.ts';
import { ticketList } from '#contract/activity/rules/ticket-number.ts';
import type { LotteryMethod } from '#contract/activity/schema/kinds/lottery.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import {
  drawNoAt,
  drawTimes,
  GROWTH_EVERY_MS,
  LOTTERY_CROWD,
  LOTTERY_PAST,
  type LotteryRankRow,
  rankOf,
  winnersIn,
} from './lottery-draws.table.ts';
import { createLotteryStore, type DrawRow, type LotteryStore } from './lottery-store.ts';

/** Outcome of a member's ticket; `rank` is null for no prize. */
export type TicketEnd = {
  readonly drawNo: number;
  readonly number: number;
  readonly userId: string;
  readonly rank: number | null;
};

type Ports = {
  readonly db: DatabaseSync;
  /** Prizes of a draw. */
  readonly prizeRanksOf: (drawNo: number) => readonly LotteryRankRow[];
  /** Called for each ticket of a member, within the transaction of the draw. */
  readonly end: (ticket: TicketEnd, at: number) => void;
};

export type LotteryDraws = ReturnType<typeof createLotteryDraws>;

const moved = (draw: DrawRow, step: LotteryDrawStep, change: Partial<DrawRow> = {}): DrawRow => ({
  ...draw,
  ...change,
  state: lotteryDrawAfter(draw.state, step) ?? refuse('ACTIVITY_NOT_OPEN'),
});

/** Returns the tickets that the crowd has taken by a time, evenly over the time of the calendar. */
function crowdBy({ draw_no }: DrawRow, at: number): number {
  const { openAt, closeAt } = drawTimes(draw_no);
  const passed = Math.min(1, Math.max(0, (at - openAt) / (closeAt - openAt)));
  return Math.floor(LOTTERY_CROWD * passed);
}

/** Adds the crowd's tickets hour by hour up to a time, and records the length of the list at the end of each. */
function addCrowd(store: LotteryStore, draw: DrawRow, now: number): DrawRow {
  const until = Math.min(now, draw.close_at);
  let row = draw;
  const last = store.grownAt(draw.draw_no) ?? draw.open_at;
  const advance = (at: number) => {
    const more = Math.max(0, crowdBy(draw, at) - row.crowd);
    row = { ...row, issued: row.issued + more, crowd: row.crowd + more };
  };
  for (let at = last + GROWTH_EVERY_MS; at <= until; at += GROWTH_EVERY_MS) {
    advance(at);
    store.noteGrowth(draw.draw_no, at, row.issued);
  }
  advance(until);
  return row.issued === draw.issued ? row : store.update(row);
}

/** Closes lists and draws: who wins follows from the seed and the list alone. */
function steps(store: LotteryStore, { end, prizeRanksOf }: Pick<Ports, 'end' | 'prizeRanksOf'>) {
  return {
    close(draw: DrawRow): DrawRow {
      const row = addCrowd(store, draw, draw.close_at);
      store.noteGrowth(row.draw_no, row.close_at, row.issued);
      return store.update(moved(row, 'close', { list_hash: listHashOf(ticketList(row.issued)) }));
    },
    draw(draw: DrawRow): DrawRow {
      const prizeRanks = prizeRanksOf(draw.draw_no);
      const winners = winnersOf(draw.seed, ticketList(draw.issued), winnersIn(prizeRanks)).map(Number);
      const drawn = store.update(moved(draw, 'draw', { winners }));
      const ranks = new Map(winners.map((number, index) => [number, rankOf(index, prizeRanks)] as const));
      for (const { number, user_id: userId } of store.ticketsIn(draw.draw_no)) {
        const rank = ranks.get(number) ?? null;
        if (rank !== null) store.win(draw.draw_no, number, rank);
        end({ drawNo: draw.draw_no, number, userId, rank }, draw.draw_at);
      }
      return drawn;
    },
  };
}

/** Opens a draw with its own seed, whose commitment is published before the first ticket. */
function opening(store: LotteryStore) {
  const open = (drawNo: number) => {
    const seed = randomBytes(32).toString('hex');
    const { openAt, closeAt, drawAt } = drawTimes(drawNo);
    const times = { open_at: openAt, close_at: closeAt, draw_at: drawAt };
    store.open({ draw_no: drawNo, ...times, seed, commitment: commitmentOf(seed) });
  };
  return (now: number) => {
    const next = drawNoAt(now);
    if (store.draw(next) === null && store.drawn(1).length === 0)
      for (let no = Math.max(1, next - LOTTERY_PAST); no < next; no += 1) open(no);
    let due = next;
    while (store.draw(due)?.state === 'drawn') due += 1;
    if (store.draw(due) === null) open(due);
  };
}

/** Creates the weekly draws: one is open at a time, closed and drawn on time even without visitors, and stored with its proof. */
export function createLotteryDraws({ db, end, prizeRanksOf }: Ports) {
  const store = createLotteryStore(db);
  const { close, draw } = steps(store, { end, prizeRanksOf });
  const openDue = opening(store);
  const advance = (row: DrawRow, now: number) => {
    const closed = row.state === 'open' && row.close_at <= now ? close(row) : row;
    if (closed.state === 'closed' && closed.draw_at <= now) draw(closed);
    else if (closed.state === 'open') addCrowd(store, closed, now);
  };
  /** Opens, closes and draws what is due. */
  const keepUp = (now: number) =>
    transaction(db, () => {
      openDue(now);
      for (const row of store.undrawn()) advance(row, now);
      openDue(now);
    });
  /** The one that is not drawn yet. */
  const current = (): DrawRow => store.undrawn()[0] ?? refuse('NOT_FOUND');

  return {
    store,
    keepUp,
    current,
    /** Gives a member the next ticket of the list. Called within a transaction. @throws Refusal ACTIVITY_NOT_OPEN */
    issueTicket(userId: string, method: LotteryMethod, now: number): number {
      const row = current();
      if (row.state !== 'open') refuse('ACTIVITY_NOT_OPEN');
      const number = row.issued + 1;
      store.update({ ...row, issued: number });
      store.addTicket({ draw_no: row.draw_no, number, user_id: userId, way: method, at: now });
      return number;
    },
    /** Closes and draws the list now, by hand. */
    drawNow(now: number) {
      transaction(db, () => {
        keepUp(now);
        const row = current();
        const due = { ...row, close_at: Math.min(row.close_at, now), draw_at: Math.min(row.draw_at, now) };
        advance(store.update(due), now);
        openDue(now);
      });
    },
  };
}
