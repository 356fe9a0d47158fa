import {
  type CashOutLeg,
  cashedOutStake,
  cashedOutValue,
  cashOutOf,
} from '#contract/play/betting/cash-out.ts';
import type { LegResult, LegScore } from '#contract/play/betting/legs/leg.ts';
import { factorOf } from '#contract/play/betting/legs/leg-factor.ts';
import { settleLeg } from '#contract/play/betting/legs/settle-leg.ts';
import { smaller } from '#sandbox/base/amount.ts';
import type { BookCode } from '#sandbox/base/tables/books.table.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { betCashedOut } from '#sandbox/domains/care/inbox/money/bet-news.ts';
import { winningSets } from '#sandbox/world/odds/joint/outcomes.ts';
import type { BetPorts } from '../bet-ports.ts';
import { highestOf, remainingSet } from '../bet-returns.ts';
import type { BetRow, CashOutNote, LegRow } from '../bet-row.ts';
import { jointLegOf } from '../combination/combine.ts';
import { type BetWorld, refOf } from '../offers/offers.ts';
import { stateAfter } from '../placing/acceptance.ts';
import { createQuotes, QUOTE_MS } from './cash-out-quotes.ts';

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

type PaidParts = Pick<Parameters<typeof betCashedOut>[0], 'amount' | 'part' | 'remaining' | 'aim'>;

/** Creates the message about a paid cash-out. */
const createPaidNews = ({ notify, autos }: Pick<Ports, 'notify' | 'autos'>) => ({
  /** Returns the value that the member set beforehand; null for a request of theirs. */
  aimOf: ({ bet_id }: BetRow, { autoNo }: CashOutNote): bigint | null =>
    autoNo === null ? null : (autos.of(bet_id)?.value ?? null),
  sendPaid({ user_id, bet_no: betNo, currency }: BetRow, parts: PaidParts, at: number): void {
    notify(user_id, betCashedOut({ betNo, currency, ...parts }), at);
  },
});

/** Pays a cash-out, or returns the reason why not; called on request, and again after its wait. */
function createPaying(ports: Ports, { materialsOf }: ReturnType<typeof createWorths>) {
  const { store, money, offers, autos } = ports;
  const { aimOf, sendPaid } = createPaidNews(ports);
  const refusalReason = ({ venue }: BetRow, legs: readonly LegRow[], note: CashOutNote): Reason | null => {
    const open = legs.filter(({ result }) => result === null);
    if (materialsOf(legs, venue).some((version, index) => version !== note.materials[index]))
      return 'matchTurned';
    return open.every(({ match_id }) => offers.isOpen(match_id, venue)) ? null : 'suspended';
  };
  const refusedFor = (bet: BetRow, note: CashOutNote, reason: Reason, at: number): BetRow => {
    if (note.autoNo !== null) autos.miss(bet.bet_id, note.autoNo, { at, amount: note.amount, reason });
    return store.change(bet, { cash_out: { ...note, state: 'refused', reason }, cash_out_due: null }, at);
  };

  const pay = (bet: BetRow, note: CashOutNote, at: number): BetRow => {
    const legs = store.legsOf(bet.bet_id);
    const reason = refusalReason(bet, legs, note);
    if (reason) return refusedFor(bet, note, reason, at);
    const { taken: part, remaining: open_stake } = cashedOutStake({
      openStake: bet.open_stake,
      percent: note.percent,
    });
    money.settle(bet, part, note.amount, at, 'cash-out');
    sendPaid(bet, { amount: note.amount, part, remaining: open_stake, aim: aimOf(bet, note) }, at);
    if (note.autoNo !== null) autos.paid(bet.bet_id, note.autoNo, { at, amount: note.amount });
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

/** A cash-out as it begins: its value for the whole open stake, and the versions of the markets that the value is for. */
type Submitted = {
  readonly value: bigint;
  readonly percent: number;
  readonly materials: readonly number[];
  readonly autoNo: number | null;
};

/** Creates the beginning of cash-outs. */
function createBeginning(
  { store }: Pick<Ports, 'store'>,
  { pay, refusedFor }: ReturnType<typeof createPaying>,
  delayOf: (venue: BookCode, legs: readonly LegRow[]) => number,
) {
  /** Begins a cash-out at a value of the whole open stake: it waits its delay, or is paid at once. */
  return (bet: BetRow, { value, materials, ...note }: Submitted, at: number): BetRow => {
    const amount = cashedOutValue(value, { openStake: bet.open_stake, percent: note.percent });
    const delay = delayOf(bet.venue, store.legsOf(bet.bet_id));
    const begun = { ...note, amount, materials: [...materials], at, decidesAt: at + delay };
    const waiting: CashOutNote = { ...begun, state: 'waiting', reason: null };
    if (amount <= 0n) return refusedFor(bet, waiting, 'notOffered', at);
    if (delay > 0) return store.change(bet, { cash_out: waiting, cash_out_due: waiting.decidesAt }, at);
    return pay(bet, waiting, at);
  };
}

export type CashOuts = ReturnType<typeof createCashOuts>;

/** Cash-outs: a quote for a few seconds, the live delay of a bet, and one decision. */
export function createCashOuts(ports: Ports) {
  const { db, store, offers, control, attempt } = ports;
  const quotes = createQuotes(db);
  const worths = createWorths(ports);
  const paying = createPaying(ports, worths);
  const delayOf = (venue: BookCode, legs: readonly LegRow[]) =>
    control.delayOf(
      venue,
      legs.flatMap((leg) => (leg.result === null ? (offers.matchOf(refOf(leg)) ?? []) : [])),
    );

  const begin = createBeginning(ports, paying, delayOf);

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
      // A second cash-out of one quote finds a newer version of the bet.
      const quote = quotes.of(bet, quoteId, at);
      if (quote) {
        const { value, materials } = quote;
        return begin(bet, { value, materials, percent, autoNo: null }, at);
      }
      const decidesAt = at + delayOf(bet.venue, store.legsOf(bet.bet_id));
      const note = { percent, at, decidesAt, state: 'refused', reason: 'expired' } as const;
      return paying.refusedFor(bet, { ...note, amount: 0n, materials: [], autoNo: null }, 'expired', at);
    },
    /** Returns the offer for the whole open stake now, minor units; null while there is none. */
    valueOf(bet: BetRow): bigint | null {
      const worth = worths.worthOf(bet, store.legsOf(bet.bet_id));
      return 'value' in worth ? worth.value : null;
    },
    /** Cashes out at the offer of this moment, for a value that the member set beforehand. */
    submit(bet: BetRow, { value, percent, autoNo }: Omit<Submitted, 'materials'>, at: number): BetRow {
      const materials = worths.materialsOf(store.legsOf(bet.bet_id), bet.venue);
      return begin(bet, { value, percent, materials, autoNo }, at);
    },
    /** Decides what has waited long enough. */
    tick(at: number) {
      for (const betId of store.cashOutsDue(at)) {
        attempt(betId, () =>
          transaction(db, () => {
            const bet = store.find(betId);
            if (bet?.state === 'open' && bet.cash_out?.state === 'waiting') paying.pay(bet, bet.cash_out, at);
          }),
        );
      }
    },
  };
}
