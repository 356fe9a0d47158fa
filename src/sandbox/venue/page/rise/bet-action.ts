import type { OpenView, TableBetView } from '#sandbox/domains/play/venue/venue-view.ts';
import { stakeText, sumText } from '../amount-text.ts';
import type { TableState } from '../table/table-scene.ts';
import type { Flight } from './flight.ts';
import { worthOf } from './rise-texts.ts';

/** Bets of this player on the issue that opened last. */
export const ownBets = ({ bets, issue }: Pick<TableState, 'bets' | 'issue'>) =>
  bets.filter((bet) => bet.issue === issue.no && bet.state !== 'withdrawn');

export const isOpen = ({ state }: TableBetView): boolean => state === 'open';

export const stakedIn = (bets: readonly TableBetView[]): bigint =>
  bets.reduce((sum, { stake }) => sum + BigInt(stake), 0n);

/** Sum that bets returned, minor units. */
export const returnedBy = (bets: readonly TableBetView[]): bigint =>
  bets.reduce((sum, { payout }) => sum + BigInt(payout ?? '0'), 0n);

/** A bet to place: the stake in minor units, and the automatic level or 0. */
export type Choice = { readonly stake: bigint; readonly choice: number };

/** Action of a press of the button, with the button’s text. */
export type Action = {
  readonly does: 'bet' | 'queue' | 'unqueue' | 'take' | 'nothing';
  readonly text: string;
};

/** Time after the end in which a press meant for taking out places no bet, ms. */
const LATE_PRESS_MS = 1_000;

type Moment = {
  readonly view: OpenView;
  readonly state: TableState;
  readonly flight: Flight;
  /** Stake of the next bet, minor units. */
  readonly stake: bigint;
  readonly queued: Choice | null;
};

/** The action while bets of this player are on the issue; null when another bet may follow. */
function ownAction({ state, flight, view }: Moment): Action | null {
  const own = ownBets(state);
  const open = own.filter(isOpen);
  if (own.length === 0) return null;
  if (flight.is === 'waiting')
    return { does: 'nothing', text: `已下注 ${stakeText(stakedIn(own), view)}，等待开始` };
  if (flight.is === 'flying' && open.length > 0)
    return { does: 'take', text: `现在取回 ${sumText(worthOf(stakedIn(open), flight.level), view)}` };
  if (flight.is === 'flying') return { does: 'nothing', text: `已取回 ${sumText(returnedBy(own), view)}` };
  return flight.sinceMs < LATE_PRESS_MS ? { does: 'nothing', text: '本局已结束' } : null;
}

/** The one action that the button offers at a moment. */
export function actionAt(moment: Moment): Action {
  const { view, flight, stake, queued } = moment;
  const own = ownAction(moment);
  if (own) return own;
  if (queued) return { does: 'unqueue', text: `已排到下一局 ${stakeText(queued.stake, view)}，按一下取消` };
  if (flight.is === 'waiting') return { does: 'bet', text: `本局投 ${stakeText(stake, view)}` };
  return { does: 'queue', text: `下一局投 ${stakeText(stake, view)}` };
}
