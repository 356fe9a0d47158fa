import { coversLine } from '#contract/play/betting/legs/line-sides.ts';
import { quartersOf } from '#contract/play/betting/legs/market-rule.ts';
import { REBATE_LEAST_ODDS } from '#contract/rewards/vip/vip-rules.ts';
import type { Counted } from '../bet-money.ts';
import type { BetPorts } from '../bet-ports.ts';
import type { BetRow, LegRow } from '../bet-row.ts';
import type { BetStore } from '../bet-store.ts';

type Ports = Pick<BetPorts, 'store' | 'vip' | 'acts'>;
/** Settlement that was just stored: its number, and the valid stakes before and after it. */
type Settled = Counted & { readonly no: number };

/** A leg at a price so low that its bet brings no rebate. */
const isTooLow = ({ odds }: LegRow) => Number(odds) < Number(REBATE_LEAST_ODDS);

type Store = Pick<BetStore, 'legsOf' | 'settledSinglesOn'>;

/**
 * Key of a market’s line, the same for all its sides: a handicap is converted to the home side, and one taken in play
 * includes the score it was taken at.
 */
function lineOf({ rule, line, base, nth }: LegRow): string {
  const quarters = line === '' ? 0 : quartersOf(line);
  const isAway = rule.market === 'handicap' && rule.pick === 'away';
  // Only handicap lines are negative, so 0 and −0 are equal.
  return [isAway ? 0 - quarters : quarters, nth, ...(rule.isSince ? base : [])].join(' ');
}

/** A bet with the settled singles of its member, in any currency, on its line, and whether those cover the line. */
function coveredBets(
  store: Store,
  bet: BetRow,
  legs: readonly LegRow[],
): { readonly bets: readonly BetRow[]; readonly isCovered: boolean } {
  const [leg] = legs;
  if (bet.kind !== 'single' || !leg) return { bets: [bet], isCovered: false };
  const onLine = store.settledSinglesOn(bet.user_id, leg).flatMap((other) => {
    const [own] = store.legsOf(other.bet_id);
    return own && lineOf(own) === lineOf(leg) ? [{ bet: other, pick: own.rule.pick }] : [];
  });
  const isCovered = coversLine(
    leg.rule.market,
    onLine.map(({ pick }) => pick),
  );
  const others = onLine.map((each) => each.bet).filter(({ bet_id }) => bet_id !== bet.bet_id);
  return { bets: [bet, ...others], isCovered };
}

/**
 * Records the rebate share of a bet: its valid stake, unless one of its prices is too low or its line is covered. Bets on
 * the line of a bet that was just settled may have become covered by it, or may no longer be.
 */
function createRebateNotes({ store, vip }: Ports) {
  const note = (bet: BetRow, rebated: bigint, at: number) => {
    const amount = rebated - store.rebatedOf(bet.bet_id);
    if (amount === 0n) return;
    const { user_id: userId, currency, venue } = bet;
    vip.rebated({ userId, currency, venue, amount, at });
    store.setRebated(bet.bet_id, rebated);
  };
  return (bet: BetRow, legs: readonly LegRow[], at: number) => {
    const { bets, isCovered } = coveredBets(store, bet, legs);
    for (const each of bets) {
      const isRebated = each.state === 'settled' && !isCovered && !store.legsOf(each.bet_id).some(isTooLow);
      note(each, isRebated ? each.valid_stake : 0n, at);
    }
  };
}

/**
 * Notes what of a stake counts as played after a settlement: only what differs from the settlement before, so that a
 * correction counts on its own day, for grades, rebates and activities. Bonus money is locked beside the wallets and never
 * staked.
 */
export function createPlayedNotes(ports: Ports) {
  const { vip, acts } = ports;
  const noteRebates = createRebateNotes(ports);
  return (bet: BetRow, legs: readonly LegRow[], { before, valid, no }: Settled, at: number): void => {
    const { user_id: userId, currency, venue, bet_id: betId, kind: betKind } = bet;
    const played = { userId, currency, venue, valid: valid - before, before, at };
    const amount = vip.played({ ...played, isRebated: false });
    acts.note({
      sourceId: `bet:${betId}:${no}`,
      userId,
      kind: 'bet',
      thing: betId,
      way: betKind,
      amount,
      at,
    });
    noteRebates(bet, legs, at);
  };
}
