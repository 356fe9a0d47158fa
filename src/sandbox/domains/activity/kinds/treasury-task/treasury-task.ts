import { TREASURY_TASKS, type TreasuryTaskName } from '#contract/activity/schema/kinds/treasury-task.ts';
import type { ActivityParts } from '#contract/activity/schema/parts.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { ActivityMember } from '#sandbox/domains/activity/engine/activity-member.ts';
import { openEndedEdition } from '#sandbox/domains/activity/engine/editions/open-ended-edition.ts';
import type { ActivityKindRules, Decision, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { RATE } from '#sandbox/domains/money/treasury/treasury.ts';
import { RAISED_UP_TO } from '#sandbox/domains/money/treasury/treasury-raises.ts';

type Ports = Pick<KindPorts, 'money'>;
type Part = ActivityParts['treasuryTask'];

const CENTS = 100n;
/** Number of days that a raise is valid from the midnight after its claim, and that tasks look back on. */
export const RAISE_DAYS = 7;

/** Requirement of each task, in days, or of `average` in whole units of the currency, and its addition to the rate. */
export const TREASURY_ROWS: Readonly<
  Record<TreasuryTaskName, { readonly needed: number; readonly extra: number }>
> = {
  hold: { needed: RAISE_DAYS, extra: 73 },
  average: { needed: 10_000, extra: 73 },
  signIn: { needed: RAISE_DAYS, extra: 73 },
};

/** Days in a row with a visit, up to today or yesterday. */
function visitsInRow({ acts }: Ports['money'], userId: string, now: number): number {
  const span = { from: siteDayStart(siteDayOf(now), -RAISE_DAYS), until: now + 1 };
  const days = new Set(acts.things(userId, 'signIn', span).map(({ at }) => siteDayOf(at)));
  let day = siteDayOf(days.has(siteDayOf(now)) ? now : now - DAY_MS);
  let count = 0;
  while (days.has(day)) {
    count += 1;
    day = siteDayOf(siteDayStart(day, -1));
  }
  return count;
}

function doneOf({ money }: Ports, member: ActivityMember, task: TreasuryTaskName, now: number): number {
  const { holding } = money.treasury;
  switch (task) {
    case 'hold':
      return holding.daysHeld(member, now);
    case 'average':
      return Number(holding.average(member, RAISE_DAYS, now) / CENTS);
    case 'signIn':
      return visitsInRow(money, member.userId, now);
  }
}

function taskOf(ports: Ports, member: ActivityMember, task: TreasuryTaskName, now: number) {
  const { raises } = ports.money.treasury;
  const { needed, extra } = TREASURY_ROWS[task];
  const done = Math.min(needed, doneOf(ports, member, task, now));
  const last = raises.lastDay(member, task);
  const today = siteDayOf(now);
  // On its last day a raise may be renewed, so that no day is lost between two.
  const isRunning = last !== null && last > today;
  const until =
    last !== null && last >= today ? siteDayOf(Date.parse(`${last}T00:00:00+08:00`) + DAY_MS) : null;
  const open = done >= needed ? ('ready' as const) : ('open' as const);
  return { task, done, needed, extra, state: isRunning ? ('running' as const) : open, until };
}

function partOf(ports: Ports, member: ActivityMember, now: number): Part {
  const { treasury } = ports.money;
  const today = siteDayOf(now);
  const nextFrom = siteDayStart(today, 1);
  return {
    currency: member.currency,
    balance: minorText(treasury.balance(member)),
    baseRate: RATE,
    todayRate: RATE + treasury.raises.extraOn(member, today),
    nextRate: RATE + treasury.raises.extraOn(member, siteDayOf(nextFrom)),
    nextFrom,
    cap: minorText(RAISED_UP_TO),
    raiseDays: RAISE_DAYS,
    tasks: TREASURY_TASKS.map((task) => taskOf(ports, member, task, now)),
  };
}

function raise(ports: Ports, member: ActivityMember, task: TreasuryTaskName, now: number): Decision {
  const { state, extra } = taskOf(ports, member, task, now);
  if (state === 'running') return refuse('ACTIVITY_USED_UP');
  if (state === 'open') return refuse('ACTIVITY_LOCKED');
  ports.money.treasury.settle(member);
  ports.money.treasury.raises.raise(member, task, extra, RAISE_DAYS, now);
  const prize = { is: 'rate', extra, days: RAISE_DAYS } as const;
  return { did: task, period: siteDayOf(now), n: TREASURY_TASKS.indexOf(task) + 1, prize, isClaim: true };
}

/**
 * Rules of the tasks that raise the rate of the treasury [1.03]: each is valid for days from the next midnight, and may be
 * renewed.
 */
export const treasuryTaskRules = (ports: Ports): ActivityKindRules<'treasuryTask'> => ({
  seed: (now) => [openEndedEdition('treasury-task-1', '余额宝任务', now)],
  standing(member, _edition, now) {
    const { tasks } = partOf(ports, member, now);
    const left = tasks.filter(({ state }) => state === 'ready').length;
    return left > 0 ? { is: 'ready', left } : { is: 'locked', why: 'terms', until: null };
  },
  detail: (member, _edition, now) => partOf(ports, member, now),
  act: (member, does, _edition, now) =>
    does.does === 'raiseRate' ? raise(ports, member, does.task, now) : refuse('BAD_REQUEST'),
});
