import * as v from 'valibot';
import type { LEVEL_STATES } from '#contract/activity/schema/kinds/breakout.ts';
import type { ActivityParts } from '#contract/activity/schema/parts.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { monthAfter, siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { ActivityMember } from '#sandbox/domains/activity/engine/activity-member.ts';
import type { Edition, NewEdition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import type { ActivityKindRules, Decision, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { isDone, progressOf } from '#sandbox/domains/activity/tasks/progress.ts';
import { LEVELS } from './levels.table.ts';

type Ports = Pick<KindPorts, 'db' | 'results' | 'money'>;
type Part = ActivityParts['breakout'];

const PERIOD = '';
/** Days after the end in which a level that is done may still be passed. */
const CLAIM_DAYS = 7;

/** Returns the number of members who have passed a level, and of those behind a level. */
function fieldOf(db: Ports['db']) {
  const players = query(
    db,
    v.object({ players: intColumn, behind: intColumn }),
    `SELECT count(*) AS players, coalesce(sum(passed < ?1), 0) AS behind FROM
       (SELECT max(n) AS passed FROM activity_result WHERE activity_id = ?2 GROUP BY user_id)`,
  );
  return (activityId: string, passed: number) => players.get(passed, activityId) ?? { players: 0, behind: 0 };
}

type LevelContext = { readonly member: ActivityMember; readonly edition: Edition; readonly now: number };

/** The levels a member has passed, with when each was; as many as there are. */
const passedOf = ({ results }: Ports, { member, edition }: LevelContext) =>
  results
    .own(edition.activityId, member.userId)
    .toSorted((one, other) => one.n - other.n)
    .map(({ at }) => at);

type LevelState = (typeof LEVEL_STATES)[number];
type Standing = {
  readonly index: number;
  readonly passed: number;
  readonly isDone: boolean;
  readonly edition: Edition;
  readonly now: number;
};

function stateOf({ index, passed, isDone, edition: { times }, now }: Standing): LevelState {
  if (index < passed) return 'passed';
  if (index > passed) return 'locked';
  if (isDone && now < times.claimUntil) return 'ready';
  return now < times.endAt ? 'now' : 'over';
}

function createLevels(ports: Ports) {
  const { money } = ports;
  return (context: LevelContext): Pick<Part, 'levels' | 'countsFrom'> => {
    const { member, edition, now } = context;
    const { openAt, endAt } = edition.times;
    const passed = passedOf(ports, context);
    const countsFrom = passed.at(-1) ?? openAt;
    const levels = LEVELS.map(({ tasks: plans, coins, isChest = false }, index) => {
      const isNow = index === passed.length;
      const from = isNow ? countsFrom : (passed[index - 1] ?? openAt);
      const until = isNow ? endAt : (passed[index] ?? from);
      const tasks = plans.map((plan) => progressOf(money.acts, member.userId, { from, until }, plan));
      const state = stateOf({ index, passed: passed.length, isDone: tasks.every(isDone), edition, now });
      const prize = { is: 'coins', coins: String(coins) } as const;
      return { level: index + 1, tasks, prize, isChest, state, passedAt: passed[index] ?? null };
    });
    return { levels, countsFrom: passed.length < LEVELS.length ? countsFrom : null };
  };
}

function pass({ levels }: Pick<Part, 'levels'>, level: number): Decision {
  const row = levels.find((each) => each.level === level) ?? refuse('BAD_REQUEST');
  switch (row.state) {
    case 'ready':
      return { did: 'level', period: PERIOD, n: level, slot: level, prize: row.prize, isClaim: true };
    case 'passed':
      return refuse('ACTIVITY_USED_UP');
    case 'over':
      return refuse('ACTIVITY_NOT_OPEN');
    case 'now':
    case 'locked':
      return refuse('ACTIVITY_LOCKED');
  }
}

/** An edition lasts until its month ends. */
function edition(n: number, openAt: number): NewEdition {
  const endAt = siteMonthStart(monthAfter(siteMonthOf(openAt), 1));
  const claimUntil = endAt + CLAIM_DAYS * DAY_MS;
  const times = { preheatAt: openAt, openAt, drawAt: null, endAt, claimUntil };
  return { activityId: `breakout-${n}`, title: '一路带到禁区', times };
}

/** Twelve levels in their order [1.03]: each counts what is done from the moment the one before was passed. */
export function breakoutRules(ports: Ports): ActivityKindRules<'breakout'> {
  const levelsOf = createLevels(ports);
  const field = fieldOf(ports.db);
  return {
    edition,
    seed: (now) => [edition(1, siteMonthStart(siteMonthOf(now)))],
    standing(member, edition, now) {
      const { levels, countsFrom } = levelsOf({ member, edition, now });
      const last = levels.at(-1);
      if (countsFrom === null && last) return { is: 'claimed', prize: last.prize };
      if (levels.some(({ state }) => state === 'ready')) return { is: 'ready', left: 1 };
      return { is: 'locked', why: 'terms', until: null };
    },
    detail(member, edition, now) {
      const part = levelsOf({ member, edition, now });
      const passed = part.levels.filter(({ state }) => state === 'passed').length;
      return { ...part, ...field(edition.activityId, passed) };
    },
    phasesOf: () => ['open', 'ended', 'claiming'],
    act: (member, does, edition, now) =>
      does.does === 'passLevel'
        ? pass(levelsOf({ member, edition, now }), does.level)
        : refuse('BAD_REQUEST'),
  };
}
