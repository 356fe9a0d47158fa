import type { StudioRow } from '#sandbox/games/studio/studio.table.ts';
import { countShown } from '#sandbox/games/studio/studio-game.ts';
import type { TableState } from '../table/table-scene.ts';

type Bet = TableState['bets'][number];

/** Public part of a result that the picture has shown at a time of filming; empty before the close. */
const shownBy = (row: StudioRow, result: readonly number[], closesAt: number, at: number) =>
  result.slice(0, at < closesAt ? 0 : countShown(row, result.length, at - closesAt));

/** The issue with what the picture has shown: at its beginning that is the end of the one before. */
function heldIssue(row: StudioRow, { issue, past }: TableState, at: number): TableState['issue'] {
  if (at < issue.opensAt) {
    const before = past.find(({ no }) => no < issue.no);
    const shown = before ? shownBy(row, before.result, before.endsAt - row.pace.resultMs, at) : [];
    return { ...issue, shown };
  }
  const shown = shownBy(row, issue.shown, issue.closesAt, at);
  const isEarly = issue.endsAt !== null && at < issue.endsAt;
  return isEarly ? { ...issue, shown, phase: 'result', endsAt: null, nextAt: null } : { ...issue, shown };
}

/**
 * State of a table as its picture has shown it: results, returns and past issues wait for the picture; the time for bets
 * does not. @param at time at which the frame on the screen was filmed, epoch ms
 */
export function heldState(row: StudioRow, state: TableState, at: number): TableState {
  const { betMs, resultMs } = row.pace;
  const isUnseen = ({ state: is, opensAt }: Bet) => is === 'ended' && opensAt + betMs + resultMs > at;
  const unseen = state.bets.filter(isUnseen);
  const returned = unseen.reduce((sum, { payout }) => sum + BigInt(payout ?? '0'), 0n);
  const without = (amount: string) => String(BigInt(amount) - returned);
  const { play } = state;
  return {
    ...state,
    issue: heldIssue(row, state, at),
    past: state.past.filter(({ endsAt }) => endsAt <= at),
    bets: state.bets.map((bet) => (isUnseen(bet) ? { ...bet, state: 'open', payout: null } : bet)),
    play: { ...play, balance: without(play.balance), returned: without(play.returned) },
  };
}
