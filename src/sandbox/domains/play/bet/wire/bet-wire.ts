import type { BetWire } from '#contract/play/bet/schema.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { BOOKS } from '#sandbox/base/tables/books.table.ts';
import { type AutoCashOutStore, autoCashOutWire } from '../auto-cash-out/auto-cash-out-store.ts';
import { highestOf, remainingSet } from '../bet-returns.ts';
import type { BetRow, LegRow, SettlementRow } from '../bet-row.ts';
import type { BetStore } from '../bet-store.ts';
import { priceOfAll } from '../combination/priced-bet.ts';
import { itemOf } from './leg-item.ts';
import type { OutlookWire } from './outlooks.ts';

type Pair = readonly [home: number, away: number];

const scoreOf = (pair: Pair | null) => pair && { home: pair[0], away: pair[1] };

type LegWire = BetWire['legs'][number];

const legWire = (leg: LegRow, outlook: OutlookWire | null): LegWire => ({
  matchId: leg.match_id,
  marketId: leg.market_id,
  selectionId: leg.selection_id,
  ballClassId: leg.ball_class,
  leagueName: leg.words.leagueName,
  homeName: leg.words.homeName,
  awayName: leg.words.visitName,
  startAt: leg.start_at,
  marketName: leg.words.marketName,
  note: leg.words.note,
  pickName: leg.words.pickName,
  itemName: itemOf(leg),
  line: leg.line,
  odds: leg.odds,
  askedOdds: leg.asked_odds,
  placedScore: scoreOf(leg.placed_score),
  base: leg.rule.isSince ? scoreOf(leg.base) : null,
  result: leg.result,
  counted: scoreOf(leg.counted),
  homeLogo: leg.words.homeLogo,
  awayLogo: leg.words.visitLogo,
  outlook,
});

/** Highest payout of a bet, minor units: of an open one, what the scores of its matches still allow. */
function highestNow(bet: BetRow, legs: readonly LegRow[], outlooks: readonly (OutlookWire | null)[]): bigint {
  if (bet.state !== 'open') return bet.highest;
  return highestOf(
    bet,
    legs.map(({ odds, result }, n) => {
      const best = outlooks[n]?.best ?? 'win';
      return { odds, result: result ?? (best === 'win' ? null : best) };
    }),
  );
}

const offerWire = ({ offer, due_at, lines }: BetRow): BetWire['offer'] =>
  offer && {
    deadlineAt: due_at ?? 0,
    prices: offer.prices,
    stake: offer.lineStake === null ? null : minorText(offer.lineStake * BigInt(lines)),
  };

const reasonWire = ({ reason }: BetRow): BetWire['reason'] =>
  reason && { ...reason, limit: reason.limit === null ? null : minorText(reason.limit) };

function cashOutWire({ cash_out: note }: BetRow): BetWire['cashOut'] {
  if (!note) return null;
  const { state, amount, percent, at, decidesAt, reason, autoNo } = note;
  return { state, amount: minorText(amount), percent, at, decidesAt, reason, isAuto: autoNo !== null };
}

function combinationWire({ combination }: BetRow, legs: readonly LegRow[]): BetWire['combination'] {
  if (!combination) return null;
  const { asked, prices } = combination;
  // A lost leg leaves nothing to pay: the price it lost at is named.
  const set = remainingSet(legs.map(({ result }) => (result === 'lose' ? null : result)));
  const odds = priceOfAll(prices);
  return { odds, askedOdds: asked, paidOdds: prices[set] ?? odds };
}

const settlementWire = ({ no, at, returned, booked, owed, valid_stake, note }: SettlementRow) => ({
  no,
  at,
  returned: minorText(returned),
  booked: minorText(booked),
  owed: minorText(owed),
  validStake: minorText(valid_stake),
  note,
});

type Ports = {
  readonly store: BetStore;
  readonly autos: AutoCashOutStore;
  /** Returns what the score of its match makes of an open leg; null unless that is in play. */
  readonly outlookOf: (leg: LegRow) => OutlookWire | null;
  readonly sharing: (bet: BetRow, legs: readonly LegRow[]) => BetWire['sharing'];
};

/** A bet as the calls answer it. */
export const betWire =
  ({ store, autos, outlookOf, sharing }: Ports) =>
  (bet: BetRow, legs: readonly LegRow[], now: number): BetWire => {
    const outlooks = legs.map((leg) => (bet.state === 'open' && leg.result === null ? outlookOf(leg) : null));
    return {
      betId: bet.bet_id,
      betNo: bet.bet_no,
      state: bet.state,
      version: bet.version,
      currency: bet.currency,
      venue: bet.venue,
      venueName: BOOKS[bet.venue].name,
      kind: bet.kind,
      size: bet.size,
      lines: bet.lines,
      lineStake: minorText(bet.line_stake),
      stake: minorText(bet.line_stake * BigInt(bet.lines)),
      openStake: minorText(bet.open_stake),
      policy: bet.policy,
      legs: legs.map((leg, n) => legWire(leg, outlooks[n] ?? null)),
      combination: combinationWire(bet, legs),
      highestReturn: minorText(highestNow(bet, legs, outlooks)),
      cashedOut: minorText(bet.cashed_out),
      returned: bet.paid === null ? null : minorText(bet.paid),
      placedAt: bet.placed_at,
      updatedAt: bet.updated_at,
      decidesAt: bet.state === 'delayed' ? bet.due_at : null,
      delayMs: bet.delay_ms,
      offer: offerWire(bet),
      reason: reasonWire(bet),
      cashOut: cashOutWire(bet),
      autoCashOut: autoCashOutWire(bet, autos.of(bet.bet_id)),
      settlements: store.settlementsOf(bet.bet_id).map(settlementWire),
      sharing: sharing(bet, legs),
      serverNow: now,
    };
  };
