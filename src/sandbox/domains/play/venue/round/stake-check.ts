import type { Admission } from '#sandbox/domains/ground/admission/admission.ts';
import type { TitleRules } from '#sandbox/games/engine.ts';
import { leastStake } from '#sandbox/games/stakes.table.ts';
import type { PlayPlans } from '../play-plans.ts';
import type { PlaySession } from '../play-sessions.ts';
import { refuseAtVenue } from '../venue-refusal.ts';
import type { Player, RoundMoney } from './round-money.ts';
import type { RoundStore } from './round-store.ts';

/** Play money of a demo, minor units. */
const DEMO_START = 2_000_00n;

/** A visit with the game it is to. */
export type Played = { readonly session: PlaySession; readonly rules: TitleRules; readonly venue: string };

export type StakePorts = {
  readonly store: Pick<RoundStore, 'sums'>;
  readonly money: RoundMoney;
  readonly plans: PlayPlans;
  readonly protection: Admission;
  now(): number;
};

/** Player of a visit whose money is real; null in a demo. */
export const playerOf = ({ session, venue }: Played): Player | null =>
  session.demo ? null : { userId: session.owner, venue, currency: session.currency };

/** Returns the amount that can be staked: money at the venue, or the remaining points of a demo. */
export const balances =
  ({ store, money }: Pick<StakePorts, 'store' | 'money'>) =>
  (played: Played): bigint => {
    const player = playerOf(played);
    if (player) return money.balance(player);
    const { staked, returned } = store.sums(played.session.sessionId);
    return DEMO_START - staked + returned;
  };

/** Checks a stake against the plan of the visit [P.28]. @throws VenueRefusal PLAN_OVER, PLAN_SHORT. */
function checkPlan(plans: PlayPlans, { session, rules }: Played, stake: bigint, at: number): void {
  const plan = plans.of(session.sessionId);
  if (!plan) return;
  const least = leastStake(rules, session.currency);
  const isOver = plan.endsAt !== null && at >= plan.endsAt;
  if (isOver || (plan.remaining !== null && plan.remaining < least)) refuseAtVenue('PLAN_OVER');
  if (plan.remaining !== null && plan.remaining < stake) refuseAtVenue('PLAN_SHORT');
}

/**
 * Checks whether a player may add an amount to their stakes now.
 * @throws VenueRefusal BALANCE_SHORT, PLAN_OVER, PLAN_SHORT; Refusal by the member’s own limits
 */
export function createStakeCheck(ports: StakePorts) {
  const { plans, protection, now } = ports;
  const balance = balances(ports);
  return (played: Played, amount: bigint): void => {
    if (balance(played) < amount) refuseAtVenue('BALANCE_SHORT');
    const player = playerOf(played);
    if (!player) return;
    checkPlan(plans, played, amount, now());
    const { userId, venue, currency } = player;
    const { siteId, gameId } = played.session;
    const spending = { amount, currency };
    protection.admit({ userId, siteId, use: 'bet', spending, about: { venue, gameId }, at: now() });
  };
}
