import * as v from 'valibot';
import type { activityCalls } from '#contract/activity/calls.ts';
import type { PlayableKind } from '#contract/activity/schema/parts.ts';
import { ActAnswer } from '#contract/activity/schema/record.ts';
import type { Commands } from '#sandbox/domains/ground/command/commands.ts';
import { runOnce } from '#sandbox/domains/ground/command/run-once.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import type { Activities } from './engine/activities.ts';
import { activityMemberOf } from './engine/activity-member.ts';
import type { LotteryRules } from './kinds/lottery/lottery-rules.ts';

/** Dependencies of the handlers. */
type Ports = {
  readonly commands: Commands;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly activities: Activities & { readonly lotteryProof: LotteryRules['proof'] };
};

type Acted = v.InferInput<typeof ActAnswer>;
const Acted = v.custom<Acted>((value) => v.safeParse(ActAnswer, value).success);

/** Activities and what members do in them [1.03, 7.17]. */
export const activityHandlers = ({
  commands,
  world,
  activities,
}: Ports): HandlersOf<typeof activityCalls> => {
  const once = runOnce(commands, world.clock.now);
  const detail =
    <Kind extends PlayableKind>(kind: Kind) =>
    (_input: unknown, context: CallContext) =>
      activities.detail(kind, activityMemberOf(context), world.clock.now());
  return {
    'activity.list': (_input, context) => {
      const member = context.account === null ? null : activityMemberOf(context);
      return activities.list(member, world.clock.now());
    },
    'activity.records': ({ kind, page, size }, context) =>
      activities.records(activityMemberOf(context), kind, size, (page - 1) * size),
    'activity.act': (asked, context) =>
      once('activity.act', context, asked, Acted, (_userId, at) => ({
        result: activities.act(activityMemberOf(context), asked.activityId, asked.does, at),
      })),
    'activity.signIn': detail('signIn'),
    'activity.topGift': detail('topGift'),
    'activity.euroCup': detail('euroCup'),
    'activity.luxuryGift': detail('luxuryGift'),
    'activity.euro24': detail('euro24'),
    'activity.euro24Next': (_input, context) =>
      activities.next('euro24', activityMemberOf(context), context.now),
    'activity.wheel': detail('wheel'),
    'activity.rain': detail('rain'),
    'activity.lottery': detail('lottery'),
    'activity.lotteryProof': ({ drawNo }, context) => {
      activityMemberOf(context);
      return activities.lotteryProof(drawNo, world.clock.now());
    },
    'activity.guess': detail('guess'),
    'activity.breakout': detail('breakout'),
    'activity.newcomer': detail('newcomer'),
    'activity.firstDeposit': detail('firstDeposit'),
    'activity.continuedDeposit': detail('continuedDeposit'),
    'activity.treasuryTask': detail('treasuryTask'),
  };
};
