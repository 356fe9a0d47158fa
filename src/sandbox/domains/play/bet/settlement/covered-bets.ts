import { coversLine } from '#contract/play/betting/legs/covered-line.ts';
import { quartersOf } from '#contract/play/betting/legs/line.ts';
import type { BetRow, LegRow } from '../bet-row.ts';
import type { BetStore } from '../bet-store.ts';

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
export function coveredBets(
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
