import { CUP_PRIZES, throughOf } from '#contract/activity/rules/prediction-points.ts';
import type { ActivityDoes } from '#contract/activity/schema/does/does.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { random } from '#contract/units/random.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { ActivityMember } from '#sandbox/domains/activity/engine/activity-member.ts';
import type { Edition, NewEdition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import type { ActivityKindRules, Decision, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { personas } from '#sandbox/world/crowd/personas.ts';
import { cupStandings } from './cup-board.ts';
import { FINAL, kickOffOf, MATCHES, SEMI_FINAL_DAY } from './cup-calendar.ts';
import { cupCourse, isOver } from './cup-play.ts';
import { type CupContext, cupView, matchState } from './euro-cup-view.ts';
import { createPickStore, type PickRow, type PickStore } from './pick-store.ts';

const PLAYERS = 240;
const people = personas(1).slice(0, PLAYERS);
/** Goals that the crowd picks for a side, from the likeliest down. */
const GOALS = [1, 1, 1, 0, 0, 2, 2, 2, 3, 1] as const;

const crowds = new Map<string, readonly PickRow[]>();

/** Returns the picks of the simulated crowd for an edition: the same people and scores for the same secret. */
function cupCrowd(secret: string): readonly PickRow[] {
  const known = crowds.get(secret);
  if (known !== undefined) return known;
  const picks = people.flatMap(({ userId, username, avatar }) => {
    const next = random(`${secret} picks ${userId}`);
    const diligence = 0.5 + next() * 0.5;
    const goals = () => GOALS[Math.floor(next() * GOALS.length)] ?? 1;
    return Array.from({ length: MATCHES }, (_, index) => {
      const [home, away, luck, comes] = [goals(), goals(), next(), next() < diligence];
      const through = throughOf(home, away, luck < 0.5 ? 'home' : 'away');
      return {
        comes,
        row: { user_id: userId, name: username, avatar, match: index + 1, home, away, through },
      };
    }).flatMap(({ comes, row }) => (comes ? [row] : []));
  });
  crowds.set(secret, picks);
  return picks;
}

type Ports = Pick<KindPorts, 'db' | 'results' | 'settlement'>;
type CupPick = Extract<ActivityDoes, { does: 'cupPick' }>;

/** Latest hour of the day at which the first semi-final can still be held on the same day. */
const LATEST_HOUR = 19;
const CLAIM_DAYS = 7;
const FINAL_MS = 3 * HOUR_MS;
const PRIZE = 'prize';

const courseOf = ({ secret, times }: Edition) => cupCourse(secret, times.openAt);
const matchesAll = Array.from({ length: MATCHES }, (_, index) => index + 1);
const periodOf = (match: number) => `match-${match}`;

/** Accepts a pick until kick-off, by its arrival; a side that leads in it advances. */
function pick(
  store: PickStore,
  member: ActivityMember,
  edition: Edition,
  does: CupPick,
  now: number,
): Decision {
  const { match, home, away } = does;
  const state = matchState({ edition, course: courseOf(edition), now }, match);
  if (state === 'waiting') return refuse('ACTIVITY_NOT_OPEN');
  if (state !== 'open') return refuse('ACTIVITY_MOVED_ON');
  const through = throughOf(home, away, does.through);
  store.save(edition.activityId, member.userId, match, { home, away, through }, now);
  return { did: 'cupPick', period: periodOf(match), prize: { is: 'none' }, isPending: true };
}

/** Ends the pending picks of a match that has ended. */
function endPicks(
  { results, settlement }: Ports,
  { activityId }: Edition,
  over: ReadonlySet<string>,
  userId: string,
  now: number,
) {
  for (const row of results.own(activityId, userId))
    if (row.state === 'pending' && over.has(row.period)) settlement.end(row.result_id, { is: 'none' }, now);
}

/** Pays the prizes that a number of points earns, each once. */
function payPrizes(
  { results, settlement }: Ports,
  { activityId, times }: Edition,
  userId: string,
  points: number,
  now: number,
) {
  for (const prize of CUP_PRIZES) {
    if (points < prize.points || results.nth(activityId, PRIZE, userId, prize.points)) continue;
    const resultId = results.insert({
      activity_id: activityId,
      period: PRIZE,
      user_id: userId,
      n: prize.points,
      did: 'cupPrize',
      slot: null,
      state: 'won',
      prize: { is: 'coins', coins: String(prize.coins) },
      stock: null,
      at: now,
      claim_until: times.claimUntil,
    });
    settlement.claim(resultId, now);
  }
}

/** Settles ended matches: everything is computed again from picks and results, and nothing is paid twice. */
function settle(ports: Ports, store: PickStore, edition: Edition, now: number): void {
  const course = courseOf(edition);
  const over = new Set(matchesAll.filter((match) => isOver(course, match, now)).map(periodOf));
  for (const { userId, points } of cupStandings(store.all(edition.activityId), course, now)) {
    endPicks(ports, edition, over, userId, now);
    payPrizes(ports, edition, userId, points, now);
  }
  if (edition.settledAt === null && isOver(course, FINAL, now))
    ports.settlement.settled(edition.activityId, course.played(FINAL).overAt);
}

/** The day that the semi-finals of the first edition begin. */
function semiFinalDay(now: number): number {
  const today = siteDayStart(siteDayOf(now));
  return now < today + LATEST_HOUR * HOUR_MS ? today : today + DAY_MS;
}

function edition(n: number, openAt: number): NewEdition {
  const endAt = kickOffOf(openAt, FINAL) + FINAL_MS;
  const times = { preheatAt: openAt, openAt, drawAt: null, endAt, claimUntil: endAt + CLAIM_DAYS * DAY_MS };
  return { activityId: `euroCup-${n}`, title: '欧洲杯竞猜', times, settles: true };
}

/** Rules of the cup quiz [1.03]: scores and advancing sides, points by picks and results, coins by points. */
export function euroCupRules(ports: Ports): ActivityKindRules<'euroCup'> {
  const store = createPickStore(ports.db);
  const contextOf = (edition: Edition, userId: string, now: number): CupContext => {
    const picks = [...store.all(edition.activityId), ...cupCrowd(edition.secret)];
    return { edition, course: courseOf(edition), picks, userId, now };
  };
  const openFor = (edition: Edition, userId: string, now: number) => {
    const course = courseOf(edition);
    const own = store.all(edition.activityId).filter((each) => each.user_id === userId);
    return matchesAll.filter(
      (match) =>
        matchState({ edition, course, now }, match) === 'open' && !own.some((each) => each.match === match),
    ).length;
  };
  return {
    edition,
    seed: (now) => [edition(1, semiFinalDay(now) - SEMI_FINAL_DAY * DAY_MS)],
    standing({ userId }, edition, now) {
      const left = openFor(edition, userId, now);
      return left > 0 ? { is: 'ready', left } : { is: 'pending', resultAt: null };
    },
    detail: ({ userId }, edition, now) =>
      cupView(
        contextOf(edition, userId, now),
        (points) => ports.results.nth(edition.activityId, PRIZE, userId, points) !== null,
      ),
    act: (member, does, edition, now) =>
      does.does === 'cupPick' ? pick(store, member, edition, does, now) : refuse('BAD_REQUEST'),
    duty: (edition, now) => settle(ports, store, edition, now),
  };
}
