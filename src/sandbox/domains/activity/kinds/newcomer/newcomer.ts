import {
  NEWCOMER_CLAIMS,
  NEWCOMER_TASKS,
  type NewcomerClaim,
} from '#contract/activity/schema/kinds/newcomer.ts';
import type { ActivityParts } from '#contract/activity/schema/parts.ts';
import type { TaskState } from '#contract/activity/schema/task.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { ActivityMember } from '#sandbox/domains/activity/engine/activity-member.ts';
import type { Edition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import { openEndedEdition } from '#sandbox/domains/activity/engine/editions/open-ended-edition.ts';
import type { ActivityKindRules, Decision, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { availableTo } from '#sandbox/domains/activity/engine/prizes/site-prizes.ts';
import { isDone, joinedAt, progressOf } from '#sandbox/domains/activity/tasks/progress.ts';
import {
  NEWCOMER_CLAIM_DAYS,
  NEWCOMER_COMPLETION_PRIZE,
  NEWCOMER_DAYS,
  NEWCOMER_ROWS,
  prizeOfClaim,
} from './tasks.table.ts';

type Ports = Pick<KindPorts, 'results' | 'money'>;
type Part = ActivityParts['newcomer'];

const PERIOD = '';
/** The number of a claim among those of the member: each is there once. */
const nOf = (claim: NewcomerClaim) => NEWCOMER_CLAIMS.indexOf(claim) + 1;

/** The member's own days, from midnight to midnight of Beijing after the day they registered on. */
function spanOf(joined: number) {
  const day = siteDayOf(joined);
  const endsAt = siteDayStart(day, NEWCOMER_DAYS);
  return { from: joined, endsAt, claimUntil: siteDayStart(day, NEWCOMER_DAYS + NEWCOMER_CLAIM_DAYS) };
}

function partOf({ results, money }: Ports, member: ActivityMember, edition: Edition, now: number): Part {
  const { userId } = member;
  const joined = joinedAt(money.acts, userId) ?? 0;
  const { from, endsAt, claimUntil } = spanOf(joined);
  const isClaimed = (claim: NewcomerClaim) =>
    results.nth(edition.activityId, PERIOD, userId, nOf(claim)) !== null;
  const stateOf = (claim: NewcomerClaim, done: boolean): TaskState => {
    if (isClaimed(claim)) return 'taken';
    if (now >= claimUntil || (now >= endsAt && !done)) return 'over';
    return done ? 'ready' : 'open';
  };
  const rows = NEWCOMER_TASKS.map((measure) => ({ measure, ...NEWCOMER_ROWS[measure] }));
  const tasks = availableTo(member, rows).map(({ measure, needed, prize }) => {
    const task = progressOf(money.acts, userId, { from, until: endsAt }, { measure, needed });
    return { ...task, measure, prize, state: stateOf(measure, isDone(task)) };
  });
  const done = tasks.every(({ state }) => state === 'taken' || state === 'ready');
  const whole = { prize: NEWCOMER_COMPLETION_PRIZE, state: stateOf('whole', done) };
  return { joinedAt: joined, endsAt, claimUntil, tasks, whole };
}

const readyIn = ({ tasks, whole }: Part) => [...tasks, whole].filter(({ state }) => state === 'ready').length;

function claim(part: Part, task: NewcomerClaim): Decision {
  const row = task === 'whole' ? part.whole : part.tasks.find(({ measure }) => measure === task);
  switch (row?.state) {
    case 'ready':
      return { did: task, period: PERIOD, n: nOf(task), prize: prizeOfClaim(task), isClaim: true };
    case 'taken':
      return refuse('ACTIVITY_USED_UP');
    case 'over':
      return refuse('ACTIVITY_NOT_OPEN');
    default:
      return refuse('ACTIVITY_LOCKED');
  }
}

/** Small things of a new member [1.03], seven where the site pays yuan: they count for fourteen days from registration, each is claimed once. */
export const newcomerRules = (ports: Ports): ActivityKindRules<'newcomer'> => ({
  seed: (now) => [openEndedEdition('newcomer-1', '新援报到', now)],
  standing(member, edition, now) {
    if (joinedAt(ports.money.acts, member.userId) === null)
      return { is: 'locked', why: 'terms', until: null };
    const part = partOf(ports, member, edition, now);
    const left = readyIn(part);
    if (left > 0) return { is: 'ready', left };
    if (part.whole.state === 'taken') return { is: 'claimed', prize: part.whole.prize };
    return { is: 'locked', why: now >= part.endsAt ? 'late' : 'terms', until: null };
  },
  detail: (member, edition, now) => partOf(ports, member, edition, now),
  act: (member, does, edition, now) =>
    does.does === 'newcomer' ? claim(partOf(ports, member, edition, now), does.task) : refuse('BAD_REQUEST'),
});
