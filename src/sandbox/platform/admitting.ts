import * as v from 'valibot';
import { activityCalls } from '#contract/activity/calls.ts';
import { CALL_USES, type Use } from '#contract/book/uses.table.ts';
import { transferCalls } from '#contract/money/transfer/calls.ts';
import { betCalls } from '#contract/play/bet/calls.ts';
import { matchOfQuestion } from '#sandbox/domains/activity/kinds/guess/guess-questions.ts';
import type { About } from '#sandbox/domains/ground/admission/requested-action.ts';
import { createRequestIds, identifiedRequest } from '#sandbox/domains/ground/command/request-ids.ts';
import type { BoundCall } from '#sandbox/http/binding/bind-calls.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import { INTO_VENUE } from '../domains/money/transfer/transfers.ts';
import { callSpending } from './call-spending.ts';
import type { Platform } from './platform.ts';

const USES: ReadonlyMap<string, Use> = new Map(Object.entries(CALL_USES));

/** Reports whether a request is less restricted than its call: a rejected offer, or money moved back from a venue. */
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

/** Returns the use of a call; null where no check applies. */
function callUse(name: string, input: unknown): Exclude<Use, 'free'> | null {
  if (isStakeOfCoins(name, input)) return 'pool';
  const use = USES.get(name) ?? 'free';
  return use === 'free' || isLess(name, input) ? null : use;
}

type Ports = Pick<Platform, 'commands' | 'db' | 'gifts' | 'money' | 'protection' | 'world'>;

/** Fields that name the subject of a command on the wire. */
const Subject = v.object({
  venueEnName: v.optional(v.string()),
  api_name: v.optional(v.string()),
  gameId: v.optional(v.string()),
  roomNo: v.optional(v.nullable(v.string())),
  legs: v.optional(v.array(v.object({ matchId: v.string() }))),
  does: v.optional(v.object({ questionId: v.optional(v.string()) })),
});

function aboutOf(input: unknown): About {
  const parsed = v.safeParse(Subject, input);
  if (!parsed.success) return {};
  const { venueEnName, api_name, gameId, roomNo, legs, does } = parsed.output;
  const venue = venueEnName ?? api_name;
  return {
    ...(venue ? { venue } : {}),
    ...(gameId ? { gameId } : {}),
    ...(roomNo ? { roomNo } : {}),
    ...(does?.questionId ? { matchIds: [matchOfQuestion(does.questionId)] } : {}),
    ...(legs ? { matchIds: legs.map(({ matchId }) => matchId) } : {}),
  };
}

/** The request of a member under its id; null for a guest, and for a call without ids. */
function identified({ name }: BoundCall, raw: unknown, { account }: CallContext) {
  return account === null ? null : identifiedRequest(account.userId, name, raw);
}

/**
 * Puts every call behind the guards of its member, by the table of uses [P.15–P.18]. A request that took effect before is
 * answered with its earlier response, regardless of the current guards. Handlers set money aside before their first await,
 * so that no other call intervenes between the permission and the money.
 */
export function admitting(ports: Ports): (bound: BoundCall) => BoundCall {
  const { commands, money, protection, world, db } = ports;
  const ids = createRequestIds({
    db,
    now: world.clock.now,
    hasEffect: (owner, requestId) =>
      commands.answered(owner, requestId) !== null || money.store.byRequest(owner, requestId) !== undefined,
  });
  const admit = (name: string, raw: unknown, { account, siteId }: CallContext) => {
    const use = callUse(name, raw);
    if (use === null || account === null) return;
    const spending = callSpending(name, raw, ports, siteId);
    const at = world.clock.now();
    protection.admit({ userId: account.userId, siteId, use, spending, about: aboutOf(raw), at });
  };
  return (bound) => ({
    ...bound,
    async answer(raw, context) {
      const request = identified(bound, raw, context);
      if (request !== null && ids.isRepeat(request)) return bound.answer(raw, context);
      admit(bound.name, raw, context);
      return request === null
        ? bound.answer(raw, context)
        : ids.run(request, () => bound.answer(raw, context));
    },
  });
}
