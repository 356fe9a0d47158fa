import { validStakeOf } from '#contract/play/betting/return-of.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { betCorrected, betReopened, betSettled } from '#sandbox/domains/care/inbox/money/bet-news.ts';
import type { BetPorts } from '../bet-ports.ts';
import { betReturn, highestOf, openStakes } from '../bet-returns.ts';
import type { BetRow, LegRow } from '../bet-row.ts';
import { isOfDemo } from '../demo/demo-bets.ts';
import type { BetWorld } from '../offers/offers.ts';
import { settleByFacts } from '../offers/settle-by-facts.ts';
import { stateAfter } from '../placing/acceptance.ts';
import { createLearning } from './learning.ts';
import { createPlayedNotes } from './played-notes.ts';

type Ports = BetPorts & { readonly world: Pick<BetWorld, 'facts'> };

/** Returns the payout for the results of the legs: null while the return is undecided. A lost leg decides a multiple. */
function wantedOf(bet: BetRow, legs: readonly LegRow[]): bigint | null {
  const results = legs.map(({ result }) => result);
  const isLost = bet.kind !== 'system' && results.includes('lose');
  if (!isLost && results.includes(null)) return null;
  if (isLost) return 0n;
  const known = legs.flatMap(({ odds, result }) => (result === null ? [] : [{ odds, result }]));
  return betReturn(bet, openStakes(bet), known);
}

/** Takes back the payout of a bet that a correction left undecided, and sets its stake aside again. */
function createReopening(ports: BetPorts) {
  const { store, money, notify } = ports;
  const notePlayed = createPlayedNotes(ports);
  return (bet: BetRow, legs: readonly LegRow[], note: string, at: number) => {
    if (bet.paid === null) return;
    const no = store.settlementsOf(bet.bet_id).length + 1;
    const booked = -bet.paid;
    const owed = money.correct(bet, booked, no, at);
    money.holdAgain(bet, bet.open_stake, at);
    const counted = { before: bet.valid_stake, valid: 0n };
    money.countPlayed(bet, counted, at);
    const change = { paid: null, valid_stake: 0n, highest: highestOf(bet, legs) };
    const open = store.change(bet, { ...change, state: stateAfter(bet, 'reopened') }, at);
    notePlayed(open, legs, { ...counted, no }, at);
    notify(bet.user_id, betReopened({ betNo: bet.bet_no, currency: bet.currency, booked, owed, note }), at);
    store.addSettlement(bet.bet_id, { no, at, returned: 0n, booked, owed, valid_stake: 0n, note });
  };
}

type Booked = {
  readonly isFirst: boolean;
  readonly isVoid: boolean;
  readonly returned: bigint;
  readonly booked: bigint;
  readonly owed: bigint;
  readonly note: string;
};

/** Notifies a member of the result of their bet, and of corrections; not for bets of the demo. */
function createTelling({ notify }: Pick<BetPorts, 'notify'>) {
  return (bet: BetRow, { isFirst, isVoid, returned, booked, owed, note }: Booked, at: number) => {
    const { user_id, bet_no: betNo, currency, open_stake: stake } = bet;
    if (!isFirst && booked !== 0n) notify(user_id, betCorrected({ betNo, currency, booked, owed, note }), at);
    if (isFirst && !isOfDemo(bet))
      notify(user_id, betSettled({ betNo, currency, stake, returned, isVoid }), at);
  };
}

/** Limits the potential return of an open bet to what its known results still allow. */
const createFollowing =
  ({ store }: Pick<BetPorts, 'store'>) =>
  (bet: BetRow, legs: readonly LegRow[], at: number): void => {
    const highest = highestOf(bet, legs);
    if (highest !== bet.highest) store.change(bet, { highest }, at);
  };

/** A cash-out that waits when the results come is refused: the bet has what the results pay. */
const cashOutAfter = ({ cash_out }: BetRow): BetRow['cash_out'] =>
  cash_out?.state === 'waiting' ? { ...cash_out, state: 'refused', reason: 'settled' } : cash_out;

/** Books what is wanted less what was booked: once for the first results, and the difference for every correction. */
function createBooking(ports: BetPorts) {
  const { store, money } = ports;
  const notePlayed = createPlayedNotes(ports);
  const reopen = createReopening(ports);
  const follow = createFollowing(ports);
  const notifyMember = createTelling(ports);
  return (bet: BetRow, legs: readonly LegRow[], note: string, at: number) => {
    if (bet.state === 'cashedOut') return;
    const returned = wantedOf(bet, legs);
    if (returned === null) return bet.paid === null ? follow(bet, legs, at) : reopen(bet, legs, note, at);
    const isVoid = legs.every(({ result }) => result === 'void');
    const state = stateAfter(bet, isVoid ? 'voided' : 'decided');
    if (bet.paid === returned && bet.state === state) return;
    const no = store.settlementsOf(bet.bet_id).length + 1;
    const booked = returned - (bet.paid ?? 0n);
    const isFirst = bet.paid === null;
    if (isFirst) money.settle(bet, bet.open_stake, returned, at);
    const owed = isFirst ? 0n : money.correct(bet, booked, no, at);
    const counted = { before: bet.valid_stake, valid: validStakeOf(bet.open_stake, returned) };
    money.countPlayed(bet, counted, at);
    const results = { state, paid: returned, valid_stake: counted.valid, highest: returned };
    const settled = store.change(bet, { ...results, cash_out: cashOutAfter(bet), cash_out_due: null }, at);
    notePlayed(settled, legs, { ...counted, no }, at);
    notifyMember(bet, { isFirst, isVoid, returned, booked, owed, note }, at);
    store.addSettlement(bet.bet_id, {
      no,
      at,
      returned,
      booked,
      owed,
      valid_stake: counted.valid,
      note: isFirst ? '' : note,
    });
  };
}

export type Settlement = ReturnType<typeof createSettlement>;

/** Settles bets by the last facts of their matches: repeated or late ones change nothing. */
export function createSettlement(ports: Ports) {
  const { db, store, facts, attempt } = ports;
  const { record, known } = createLearning(ports);
  const book = createBooking(ports);

  const settleBet = (betId: string, matchId: string, at: number) =>
    transaction(db, () => {
      const bet = store.find(betId);
      const last = facts.of(matchId);
      if (!bet || !last) return;
      for (const leg of store.legsOf(betId)) {
        if (leg.match_id !== matchId || leg.fact_no >= last.no) continue;
        const outcome = settleByFacts(leg, last.body);
        const counted = outcome?.counted ? ([...outcome.counted] as [number, number]) : null;
        store.changeLeg({ ...leg, fact_no: last.no, result: outcome?.result ?? null, counted });
      }
      book(bet, store.legsOf(betId), last.note, at);
    });

  const settleMatch = (matchId: string, at: number) => {
    const last = facts.of(matchId);
    if (!last) return;
    for (const betId of store.behind(matchId, last.no)) {
      attempt(betId, () => settleBet(betId, matchId, at));
    }
  };

  return {
    settleMatch,
    known,
    /** Settles by facts that were noted when the platform went down. */
    catchUp(at: number) {
      for (const matchId of store.matchesBehind()) settleMatch(matchId, at);
    },
    /** Looks at every match that bets wait for. */
    tick(at: number) {
      for (const { match_id, start_at } of store.openMatches(at)) {
        record(match_id, start_at, at);
        settleMatch(match_id, at);
      }
    },
  };
}
