import type * as v from 'valibot';
import { ticketList, ticketText } from '#contract/activity/rules/ticket-number.ts';
import type { ActivityMineWire } from '#contract/activity/schema/card.ts';
import {
  LOTTERY_METHODS,
  type LotteryDraw,
  type LotteryMethod,
  type LotteryMethodProgress,
  type LotteryPart,
  type LotteryProof,
} from '#contract/activity/schema/kinds/lottery.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { depositsWorth } from '#sandbox/domains/activity/engine/activity-member.ts';
import { openEndedEdition } from '#sandbox/domains/activity/engine/editions/open-ended-edition.ts';
import type { ActivityKindRules, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { YUAN_SITES } from '#sandbox/domains/activity/engine/prizes/site-prizes.ts';
import type { Acts } from '#sandbox/domains/ground/act/acts.ts';
import { lotteryAdmin, prizeGroup } from './lottery-desk.ts';
import {
  LOTTERY_METHOD_RULES,
  LOTTERY_TICKETS_MAX,
  type LotteryRankRow,
  rankOf,
} from './lottery-draws.table.ts';
import { createLotteryDraws, type LotteryDraws, type TicketEnd } from './lottery-draws.ts';
import type { DrawRow } from './lottery-store.ts';
import { prizeRanksWith } from './prize-ranks.ts';

type DrawWire = v.InferInput<typeof LotteryDraw>;
type PartWire = v.InferInput<typeof LotteryPart>;
type ProofWire = v.InferInput<typeof LotteryProof>;

const ACTIVITY_ID = 'lottery-1';
const PAST_SHOWN = 8;

/** The period of the results of a draw. */
const periodOf = (drawNo: number) => `draw-${drawNo}`;

type ActReads = Pick<Acts, 'sum' | 'things'>;
type PrizeRanksOf = (drawNo: number) => readonly LotteryRankRow[];

/** Returns the public data of a draw. */
function drawWire(row: DrawRow, prizeRanks: readonly LotteryRankRow[]): DrawWire {
  const winners = row.winners.map((number, index) => ({ number, rank: rankOf(index, prizeRanks) }));
  return {
    drawNo: row.draw_no,
    state: row.state,
    openAt: row.open_at,
    closeAt: row.close_at,
    drawAt: row.draw_at,
    issued: row.issued,
    commitment: row.commitment,
    places: prizeRanks.map(({ rank, count, prize }) => ({
      rank,
      count,
      prize,
      winners: winners.filter((winner) => winner.rank === rank).map(({ number }) => ticketText(number)),
    })),
  };
}

/** Returns a member's progress with each method of earning tickets in a draw. */
function standingOf(acts: ActReads, { store }: LotteryDraws, userId: string, row: DrawRow) {
  const tickets = store.ticketsOf(userId, row.draw_no);
  return (method: LotteryMethod): LotteryMethodProgress => {
    const { each, max } = LOTTERY_METHOD_RULES[method];
    const span = { from: row.open_at, until: row.close_at };
    const done = Number(
      method === 'deposit' ? depositsWorth(acts, userId, span) : acts.sum(userId, method, span),
    );
    const taken = tickets.filter((ticket) => ticket.way === method).length;
    const ready = Math.max(0, Math.min(max, Math.floor(done / each)) - taken);
    return { way: method, each, done, taken, ready, most: max };
  };
}

/** A member's tickets in a draw. */
const ticketsOf = ({ store }: LotteryDraws, userId: string, row: DrawRow): PartWire['tickets'] =>
  store.ticketsOf(userId, row.draw_no).map(({ number, way, at, rank }) => ({
    ticketNo: ticketText(number),
    way,
    at,
    rank,
  }));

function detailOf(draws: LotteryDraws, prizeRanksOf: PrizeRanksOf, acts: ActReads, userId: string): PartWire {
  const row = draws.current();
  const wire = (each: DrawRow) => drawWire(each, prizeRanksOf(each.draw_no));
  return {
    draw: wire(row),
    tickets: ticketsOf(draws, userId, row),
    ways: LOTTERY_METHODS.map(standingOf(acts, draws, userId, row)),
    most: LOTTERY_TICKETS_MAX,
    past: draws.store
      .drawn(PAST_SHOWN)
      .map((past) => ({ draw: wire(past), tickets: ticketsOf(draws, userId, past) })),
  };
}

/** Ends the result of a ticket: the engine pays coins, and stores a bonus until the member claims it. */
const endTicket =
  ({ results, settlement }: Pick<KindPorts, 'results' | 'settlement'>, prizeRanksOf: PrizeRanksOf) =>
  ({ drawNo, number, userId, rank }: TicketEnd, at: number) => {
    const result = results
      .own(ACTIVITY_ID, userId)
      .find(({ period, slot }) => period === periodOf(drawNo) && slot === number);
    const prize = prizeRanksOf(drawNo).find((prizeRank) => prizeRank.rank === rank)?.prize ?? { is: 'none' };
    if (result) settlement.end(result.result_id, prize, at);
  };

export type LotteryRules = ActivityKindRules<'lottery'> & {
  /** Returns all data needed to repeat a draw; of the last draw for null. @throws Refusal NOT_FOUND */
  proof(drawNo: number | null, now: number): ProofWire;
};

type Ports = Pick<KindPorts, 'db' | 'money' | 'results' | 'settlement' | 'settings'>;

/** Returns a member's possible action: available tickets, or a draw to wait for. */
function lotteryStanding(draws: LotteryDraws, acts: ActReads, userId: string): ActivityMineWire {
  const row = draws.current();
  const waiting = { is: 'pending', resultAt: row.draw_at } as const;
  if (row.state !== 'open') return waiting;
  const progress = LOTTERY_METHODS.map(standingOf(acts, draws, userId, row));
  const left = progress.reduce((sum, { ready }) => sum + ready, 0);
  if (left > 0) return { is: 'ready', left };
  const held = draws.store.ticketsOf(userId, row.draw_no).length;
  return held > 0 ? waiting : { is: 'locked', why: 'terms', until: null };
}

/** Gives a member one ticket that they have earned; its outcome is known after the draw. */
function takeTicket(draws: LotteryDraws, acts: ActReads, userId: string, method: LotteryMethod, now: number) {
  const row = draws.current();
  const { ready } = standingOf(acts, draws, userId, row)(method);
  if (ready === 0) return refuse('ACTIVITY_LOCKED');
  return {
    did: 'takeTicket',
    period: periodOf(row.draw_no),
    slot: draws.issueTicket(userId, method, now),
    prize: { is: 'none' },
    isPending: true,
  } as const;
}

/** Returns the data of a draw published so far. @throws Refusal NOT_FOUND */
function proofOf({ store }: LotteryDraws, prizeRanksOf: PrizeRanksOf, drawNo: number | null): ProofWire {
  const [last] = store.drawn(1);
  const row = (drawNo === null ? last : store.draw(drawNo)) ?? refuse('NOT_FOUND');
  return {
    draw: drawWire(row, prizeRanksOf(row.draw_no)),
    seed: row.state === 'drawn' ? row.seed : '',
    tickets: row.state === 'open' ? [] : [...ticketList(row.issued)],
    listHash: row.list_hash,
    growth: store.growth(row.draw_no),
  };
}

/** The weekly public draw: a ticket for each act that earns one, and places drawn by a seed that was fixed before [1.03]. */
export function lotteryRules(ports: Ports): LotteryRules {
  const { db, money, settings } = ports;
  const { acts } = money;
  const prizeRanksOf: PrizeRanksOf = (drawNo) =>
    prizeRanksWith(settings.read(ACTIVITY_ID, prizeGroup(drawNo)));
  const draws = createLotteryDraws({ db, prizeRanksOf, end: endTicket(ports, prizeRanksOf) });
  return {
    sites: YUAN_SITES,
    seed: (now) => [openEndedEdition(ACTIVITY_ID, '周六抽签', now)],
    /** A new platform has draws from the first request on. */
    duty(_edition, now) {
      if (draws.store.undrawn().length > 0) draws.keepUp(now);
    },
    standing({ userId }, _edition, now) {
      draws.keepUp(now);
      return lotteryStanding(draws, acts, userId);
    },
    moment(_edition, now) {
      draws.keepUp(now);
      return { is: 'draws', at: draws.current().draw_at };
    },
    detail({ userId }, _edition, now) {
      draws.keepUp(now);
      return detailOf(draws, prizeRanksOf, acts, userId);
    },
    act({ userId }, does, _edition, now) {
      if (does.does !== 'takeTicket') return refuse('BAD_REQUEST');
      draws.keepUp(now);
      return takeTicket(draws, acts, userId, does.way, now);
    },
    proof(drawNo, now) {
      draws.keepUp(now);
      return proofOf(draws, prizeRanksOf, drawNo);
    },
    ...lotteryAdmin({ draws, prizeRanksOf, settings }),
  };
}
