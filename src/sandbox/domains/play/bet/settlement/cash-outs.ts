import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import {
  type CashOutLeg,
  cashedOutStake,
  cashedOutValue,
  cashOutOf,
} from '#contract/play/betting/cash-out.ts';
import type { LegResult, LegScore } from '#contract/play/betting/legs/leg.ts';
import { factorOf } from '#contract/play/betting/legs/leg-factor.ts';
import { settleLeg } from '#contract/play/betting/legs/settle-leg.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { smaller } from '#sandbox/base/amount.ts';
import type { BookCode } from '#sandbox/base/tables/books.table.ts';
import { intColumn, jsonColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { betCashedOut } from '#sandbox/domains/care/inbox/money/bet-news.ts';
import { winningSets } from '#sandbox/world/odds/joint/outcomes.ts';
import type { BetPorts } from '../bet-ports.ts';
import { highestOf, remainingSet } from '../bet-returns.ts';
import type { BetRow, CashOutNote, LegRow } from '../bet-row.ts';
import { jointLegOf } from '../combination/combine.ts';
import { type BetWorld, refOf } from '../offers/offers.ts';
import { stateAfter } from '../placing/acceptance.ts';

/** Lifetime of a quote. */
const QUOTE_MS = 5 * SECOND_MS;
/** Placeholder for the version of a settled leg. */
const SETTLED = -1;

type Ports = BetPorts & { readonly world: Pick<BetWorld, 'odds'> };
type Reason = NonNullable<CashOutNote['reason']>;
/** Current value of a bet, or the reason why it cannot be cashed out. */
type Worth = { readonly value: bigint } | { readonly reason: Reason };
export type Quoted = {
  readonly quoteId: string | null;
  readonly value: bigint;
  readonly expiresAt: number;
  readonly delayMs: number;
  readonly reason: Reason | null;
};

const QuoteRow = v.object({
  bet_id: v.string(),
  version: intColumn,
  value: v.bigint(),
  materials: jsonColumn(v.array(v.number())),
  expires_at: intColumn,
});

function createQuotes(db: DatabaseSync) {
  const byId = query(
    db,
    QuoteRow,
    'SELECT bet_id, version, value, materials, expires_at FROM cash_out_quote WHERE quote_id = ?',
  );
  const insert = db.prepare('INSERT INTO cash_out_quote VALUES (?, ?, ?, ?, ?, ?)');
  const clean = db.prepare('DELETE FROM cash_out_quote WHERE expires_at < ?');
  return {
    /** A quote of a bet as it is now; null for one that ran out, or was made before the bet changed. */
    of(bet: BetRow, quoteId: string, at: number) {
      const quote = byId.get(quoteId);
      const isOfIt = quote?.bet_id === bet.bet_id && quote.version === bet.version;
      return isOfIt && quote.expires_at > at ? quote : null;
    },
    add(bet: BetRow, value: bigint, materials: readonly number[], at: number): string {
      clean.run(at - QUOTE_MS);
      const quoteId = randomUUID();
      insert.run(quoteId, bet.bet_id, bet.version, value, JSON.stringify(materials), at + QUOTE_MS);
      return quoteId;
    },
  };
}

type OpenLeg = Pick<LegRow, 'rule' | 'line' | 'odds' | 'base' | 'match_id' | 'selection_id'>;

/** Returns the expected return of a unit on an open leg, by the pricing model; null where the model has none. */
export function expectedFactor(
  odds: Pick<BetWorld['odds'], 'expected'>,
  { rule, line, odds: price, base, match_id, selection_id: selectionId }: OpenLeg,
): number | null {
  const { market, pick } = rule;
  if (market === 'nextGoal' || market === 'nextMap') return null;
  const worth = new Map<LegResult, number>();
  const returned = (score: LegScore): number => {
    const result = settleLeg({ market, pick, line }, score);
    const known = worth.get(result);
    if (known !== undefined) return known;
    const { top, bottom } = factorOf({ odds: price, result });
    const value = Number(top) / Number(bottom);
    worth.set(result, value);
    return value;
  };
  const counted = market === 'halfFull' ? 'halves' : rule.counted;
  return odds.expected(match_id, { selectionId, odds: price, returned, counted, base });
}

/**
 * Returns the value of a multiple on one match: the price of the legs that are not void, and the chance of the open ones
 * together; the margin of a cash-out is laid on each of them.
 */
function combinedWorth(
  { offers }: Pick<Ports, 'offers'>,
  { combination, venue }: BetRow,
  legs: readonly LegRow[],
): CashOutLeg[] | Reason {
  const open = legs.filter(({ result }) => result === null);
  const [first] = open;
  if (!combination || !first) return 'notOffered';
  if (!offers.isOpen(first.match_id, venue)) return 'suspended';
  const outcomes = offers.outcomesOf(first.match_id);
  const chance = outcomes && winningSets(outcomes, open.map(jointLegOf))?.at(-1);
  if (chance === null || chance === undefined) return 'notOffered';
  const odds = combination.prices[remainingSet(legs.map(({ result }) => result))] ?? '1.00';
  return open.map((_, n) => ({ expected: n === 0 ? chance * Number(odds) : 1 }));
}

/** Creates the valuation of open bets, with the state of their matches it is valid for. */
function createWorths(ports: Ports) {
  const { offers } = ports;
  const legOf = (leg: LegRow, venue: BookCode): CashOutLeg | Reason => {
    if (leg.result !== null) return { odds: leg.odds, result: leg.result };
    if (!offers.isOpen(leg.match_id, venue)) return 'suspended';
    const expected = expectedFactor(ports.world.odds, leg);
    return expected === null ? 'notOffered' : { expected };
  };
  const partsOf = (legs: readonly LegRow[], venue: BookCode): CashOutLeg[] | Reason => {
    const parts: CashOutLeg[] = [];
    for (const leg of legs) {
      const part = legOf(leg, venue);
      if (typeof part === 'string') return part;
      parts.push(part);
    }
    return parts;
  };
  return {
    materialsOf: (legs: readonly LegRow[], venue: BookCode): number[] =>
      legs.map((leg) => (leg.result === null ? offers.versionOf(refOf(leg), venue) : SETTLED)),
    worthOf(bet: BetRow, legs: readonly LegRow[]): Worth {
      if (bet.kind === 'system' || bet.state !== 'open') return { reason: 'notOffered' };
      const parts = bet.combination ? combinedWorth(ports, bet, legs) : partsOf(legs, bet.venue);
      if (typeof parts === 'string') return { reason: parts };
      const value = cashOutOf(bet.open_stake, parts);
      const offered = smaller(value, highestOf(bet, legs));
      return offered > 0n ? { value: offered } : { reason: 'notOffered' };
    },
  };
}

/** Pays a cash-out, or returns the reason why not; called on request, and again after its wait. */
function createPaying(ports: Ports, { materialsOf }: ReturnType<typeof createWorths>) {
  const { store, money, offers, notify } = ports;
  const refusalReason = ({ venue }: BetRow, legs: readonly LegRow[], note: CashOutNote): Reason | null => {
    const open = legs.filter(({ result }) => result === null);
    if (materialsOf(legs, venue).some((version, index) => version !== note.materials[index]))
      return 'matchTurned';
    return open.every(({ match_id }) => offers.isOpen(match_id, venue)) ? null : 'suspended';
  };
  const refusedFor = (bet: BetRow, note: CashOutNote, reason: Reason, at: number): BetRow =>
    store.change(bet, { cash_out: { ...note, state: 'refused', reason }, cash_out_due: null }, at);

  const pay = (bet: BetRow, note: CashOutNote, at: number): BetRow => {
    const legs = store.legsOf(bet.bet_id);
    const reason = refusalReason(bet, legs, note);
    if (reason) return refusedFor(bet, note, reason, at);
    const { taken: part, remaining: open_stake } = cashedOutStake({
      openStake: bet.open_stake,
      percent: note.percent,
    });
    money.settle(bet, part, note.amount, at, 'cash-out');
    const { bet_no: betNo, currency } = bet;
    notify(
      bet.user_id,
      betCashedOut({ betNo, currency, amount: note.amount, part, remaining: open_stake }),
      at,
    );
    return store.change(
      bet,
      {
        state: stateAfter(bet, open_stake === 0n ? 'cashedOutWholly' : 'cashedOutPartly'),
        open_stake,
        cashed_out: bet.cashed_out + note.amount,
        highest: highestOf({ ...bet, open_stake }, legs),
        cash_out: { ...note, state: 'paid' },
        cash_out_due: null,
      },
      at,
    );
  };
  return { pay, refusedFor };
}

/** Cash-outs: a quote for a few seconds, the live delay of a bet, and one decision. */
export function createCashOuts(ports: Ports) {
  const { db, store, offers, control, attempt } = ports;
  const quotes = createQuotes(db);
  const worths = createWorths(ports);
  const { pay, refusedFor } = createPaying(ports, worths);
  const delayOf = (venue: BookCode, legs: readonly LegRow[]) =>
    control.delayOf(
      venue,
      legs.flatMap((leg) => (leg.result === null ? (offers.matchOf(refOf(leg)) ?? []) : [])),
    );

  return {
    quote(bet: BetRow, at: number): Quoted {
      const legs = store.legsOf(bet.bet_id);
      const worth = worths.worthOf(bet, legs);
      const common = { expiresAt: at + QUOTE_MS, delayMs: delayOf(bet.venue, legs) };
      if ('reason' in worth) return { ...common, quoteId: null, value: 0n, reason: worth.reason };
      const quoteId = quotes.add(bet, worth.value, worths.materialsOf(legs, bet.venue), at);
      return { ...common, quoteId, value: worth.value, reason: null };
    },
    /** Accepts a quote. A bet that is no longer open stays unchanged: its state shows what happened first. */
    request(bet: BetRow, { quoteId, percent }: { quoteId: string; percent: number }, at: number): BetRow {
      if (bet.state !== 'open' || bet.cash_out?.state === 'waiting') return bet;
      const delay = delayOf(bet.venue, store.legsOf(bet.bet_id));
      const request = { percent, at, decidesAt: at + delay, state: 'waiting', reason: null } as const;
      // A second cash-out of one quote finds a newer version of the bet.
      const quote = quotes.of(bet, quoteId, at);
      if (!quote) return refusedFor(bet, { ...request, amount: 0n, materials: [] }, 'expired', at);
      const { value, materials } = quote;
      const amount = cashedOutValue(value, { openStake: bet.open_stake, percent });
      const note = { ...request, amount, materials };
      if (note.amount <= 0n) return refusedFor(bet, note, 'notOffered', at);
      if (delay > 0) return store.change(bet, { cash_out: note, cash_out_due: note.decidesAt }, at);
      return pay(bet, note, at);
    },
    /** Decides what has waited long enough. */
    tick(at: number) {
      for (const betId of store.cashOutsDue(at)) {
        attempt(betId, () =>
          transaction(db, () => {
            const bet = store.find(betId);
            if (bet?.state === 'open' && bet.cash_out?.state === 'waiting') pay(bet, bet.cash_out, at);
          }),
        );
      }
    },
  };
}
