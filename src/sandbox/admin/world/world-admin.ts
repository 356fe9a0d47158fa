import * as v from 'valibot';
import { MATCH_PHASES } from '#contract/play/match/schema.ts';
import { AdminRefusal, mustBe, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { CLOCK_OFFSET_MAX_MS } from '#sandbox/world/clock/persistent-clock.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import type { World } from '#sandbox/world/world.ts';
import type { AdminPorts } from '../admin-ports.ts';

const ms = v.pipe(v.number(), v.integer());
const perSecond = v.pipe(v.number(), v.minValue(0), v.maxValue(20_000));

const ClockMove = v.union([v.strictObject({ advance: ms }), v.strictObject({ set: ms })]);
const MatchChange = v.union([
  v.strictObject({
    goal: v.picklist(['home', 'away']),
    /** Points of a basket. */
    points: v.exactOptional(v.picklist([1, 2, 3])),
  }),
  v.strictObject({ redCard: v.picklist(['home', 'away']) }),
  v.strictObject({ phase: v.picklist(MATCH_PHASES) }),
  v.strictObject({ suspended: v.boolean() }),
]);
const OddsChange = v.strictObject({
  everyMs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(60_000))),
});
const AnchorChange = v.strictObject({ status: v.nullable(v.picklist([0, 1, 2])) });
const GoalChange = v.strictObject({
  goal: v.nullable(
    v.union([
      v.literal('none'),
      v.strictObject({
        title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20)),
        target: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000)),
      }),
    ]),
  ),
});
const StreamChange = v.strictObject({ state: v.picklist(['live', 'ended']) });
const CrowdChange = v.union([
  v.strictObject({ rate: perSecond }),
  v.strictObject({ burst: v.string() }),
  v.strictObject({ giftStorm: v.strictObject({ roomNo: v.string(), perSecond, ms }) }),
  v.strictObject({ flood: v.strictObject({ roomNo: v.string(), perSecond }) }),
]);

/** @throws AdminRefusal for a time too far from real time. */
function moveClock(clock: WorldClock, move: v.InferOutput<typeof ClockMove>) {
  const to = 'advance' in move ? clock.now() + move.advance : move.set;
  const from = clock.mode === 'live' ? clock.now() - clock.aheadMs() : clock.now();
  if (Math.abs(to - from) > CLOCK_OFFSET_MAX_MS) throw new AdminRefusal(400, '时钟最多调到此刻的前后十年');
  clock.set(to);
  return { now: clock.now() };
}

/** @returns false for an unknown match, or one in which the event cannot happen now. */
function changeMatch(
  { matches, odds }: World,
  id: string,
  change: v.InferOutput<typeof MatchChange>,
): boolean {
  if ('goal' in change) return matches.score(id, change.goal, change.points);
  if ('redCard' in change) return matches.sendOff(id, change.redCard);
  if ('phase' in change) return matches.setPhase(id, change.phase);
  odds.suspend(id, change.suspended);
  return matches.find(id) !== null;
}

/** Time, matches, anchors, streams and the crowd by hand. */
export function mountWorldAdmin(site: Site, { platform, video }: AdminPorts): void {
  const { world, giftGoals } = platform;
  post(site, '/sandbox/clock', ClockMove, (move) => moveClock(world.clock, move));
  post(site, '/sandbox/matches/:id', MatchChange, (change, context) => {
    mustBe(changeMatch(world, context.req.param('id') ?? '', change), '这场比赛');
  });
  post(site, '/sandbox/anchors/:id', AnchorChange, ({ status }, context) =>
    mustBe(world.anchors.holdStatus(context.req.param('id') ?? '', status), '这位主播'),
  );
  post(site, '/sandbox/anchors/:id/goal', GoalChange, ({ goal }, context) => {
    const anchor = world.anchors.find(context.req.param('id') ?? '');
    if (!anchor) throw new AdminRefusal(404, '没有这位主播');
    giftGoals.set(anchor.anchorRoomId, goal, world.clock.now());
  });
  post(site, '/sandbox/streams/:name', StreamChange, ({ state }, context) => {
    const name = context.req.param('name') ?? '';
    if (!video.has(name)) throw new AdminRefusal(404, '没有这路直播');
    video.setStream(name, state);
  });
  post(site, '/sandbox/odds', OddsChange, ({ everyMs }) => world.odds.hurry(everyMs));
  post(site, '/sandbox/crowd', CrowdChange, (change) => {
    const { crowd } = world;
    if ('rate' in change) crowd.setRate(change.rate);
    else if ('burst' in change) crowd.burst(change.burst);
    else if ('giftStorm' in change) crowd.giftStorm(change.giftStorm.roomNo, change.giftStorm);
    else crowd.flood(change.flood.roomNo, change.flood.perSecond);
  });
}
