import { hash32 } from '#contract/units/random.ts';

/** Promises of anchors for a reached goal. */
const PROMISES = [
  '赛后连线一位观众',
  '加播半小时复盘',
  '用家乡话解说十分钟',
  '换上今晚胜者的球衣',
  '念十条弹幕并回应',
  '现场画一张战术图',
  '抽三位观众送围巾',
  '清唱一首队歌',
] as const;

/** Share of anchors without a goal: one in this many. */
const WITHOUT = 5;
/** Coins of a first goal, in thousands. */
const FIRST = { least: 2, choices: 5 } as const;
const THOUSAND = 1_000n;
/** Maximum number of goals, which no session exceeds. */
const STEPS_MAX = 24;

/** Goals of a session: the first, and how the others follow from it. */
export type GoalPlan = { readonly title: string; readonly first: bigint };
export type GoalStep = { readonly title: string; readonly target: bigint };

/** Returns the default plan of an anchor; null for those without a goal. */
export function ownPlan(anchorRoomId: string): GoalPlan | null {
  const chance = hash32(`goal of ${anchorRoomId}`);
  if (chance % WITHOUT === 0) return null;
  const title = PROMISES[chance % PROMISES.length] ?? PROMISES[0];
  return { title, first: BigInt(FIRST.least + (chance % FIRST.choices)) * THOUSAND };
}

/**
 * Returns the goal after a number of reached ones: each is twice the previous one, as the total given since the session
 * began.
 */
export function goalAfter({ title, first }: GoalPlan, step: number): GoalStep {
  const turn = (hash32(title) + step) % PROMISES.length;
  return { title: step === 0 ? title : (PROMISES[turn] ?? title), target: first << BigInt(step) };
}

/** Returns the number of goals that an amount of coins reaches. */
export function stepsReached(plan: GoalPlan, raised: bigint): number {
  let step = 0;
  while (step < STEPS_MAX && goalAfter(plan, step).target <= raised) step += 1;
  return step;
}
