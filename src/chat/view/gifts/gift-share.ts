import type { GiftGoal } from '#contract/community/gift/goal-schema.ts';

/** Returns the viewer's share of the gifts, whole percent; null for a viewer without gifts or unknown. Less than one is 0. */
export function shareOf({ mine, raised }: Pick<GiftGoal, 'mine' | 'raised'>): number | null {
  if (mine === null || mine === 0n || raised === 0n) return null;
  return Number((mine * 100n) / raised);
}

/** Returns the fill of the bar, whole percent: full only when the goal is reached. */
export const fullness = ({ raised, target }: Pick<GiftGoal, 'raised' | 'target'>): number =>
  raised >= target ? 100 : Number((raised * 100n) / target);
