import type { GiftGoal } from '#contract/community/gift/goal-schema.ts';

/** The viewer's share of what was given, whole percent; null for who has given nothing or is not known. Less than one is 0. */
export function shareOf({ mine, raised }: Pick<GiftGoal, 'mine' | 'raised'>): number | null {
  if (mine === null || mine === 0n || raised === 0n) return null;
  return Number((mine * 100n) / raised);
}

/** How full the bar is, whole percent: full only when the goal is reached. */
export const fullness = ({ raised, target }: Pick<GiftGoal, 'raised' | 'target'>): number =>
  raised >= target ? 100 : Number((raised * 100n) / target);
