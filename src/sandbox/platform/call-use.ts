import * as v from 'valibot';
import { activityCalls } from '#contract/calls/activity.ts';
import { betCalls } from '#contract/calls/bet.ts';
import { transferCalls } from '#contract/calls/transfer.ts';
import { CALL_USES, type Use } from '#contract/calls/uses.table.ts';
import { INTO_VENUE } from '#sandbox/domains/transfer/into-venue.ts';

const USES: ReadonlyMap<string, Use> = new Map(Object.entries(CALL_USES));

/** An offer that is left, and money that comes back, are less than their calls may be. */
function isLess(name: string, input: unknown): boolean {
  if (name === 'bet.answer') {
    const answer = v.safeParse(betCalls['bet.answer'].request, input);
    return answer.success && answer.output.action === 'leave';
  }
  if (name === 'transfer.move') {
    const move = v.safeParse(transferCalls['transfer.move'].request, input);
    return move.success && !INTO_VENUE.has(move.output.transfer_out);
  }
  return false;
}

/** True if a step in an activity stakes coins. */
function isStakeOfCoins(name: string, input: unknown): boolean {
  const step = name === 'activity.act' ? v.safeParse(activityCalls['activity.act'].request, input) : null;
  return step?.success === true && step.output.does.does === 'stakeGuess';
}

/** What a call is used for; null where nobody asks. */
export function callUse(name: string, input: unknown): Exclude<Use, 'free'> | null {
  if (isStakeOfCoins(name, input)) return 'pool';
  const use = USES.get(name) ?? 'free';
  return use === 'free' || isLess(name, input) ? null : use;
}
