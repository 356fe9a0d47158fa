import type { GoalPlan } from '#sandbox/domains/community/gift/goal-plan.ts';
import type { Platform } from '#sandbox/platform/platform.ts';

export type AnchorOverview = {
  readonly anchorRoomId: string;
  readonly nickname: string;
  /** On0 not started, On1 live, On2 interrupted [4.01]. */
  readonly status: 0 | 1 | 2;
  /** Set by hand. */
  readonly isHeld: boolean;
  readonly viewers: number;
  /** First gift goal of their rooms, in coins; null for none. */
  readonly goal: { readonly title: string; readonly target: number } | null;
};

const firstGoal = (plan: GoalPlan | null) => plan && { title: plan.title, target: Number(plan.first) };

/** Every anchor, always in the same order. */
export const anchorOverview = ({ world: { anchors }, giftGoals }: Platform): readonly AnchorOverview[] =>
  anchors
    .list()
    .map(({ anchorRoomId, nickname, status, viewers }) => ({
      anchorRoomId,
      nickname,
      status,
      viewers,
      isHeld: anchors.heldStatus(anchorRoomId) !== null,
      goal: firstGoal(giftGoals.of(anchorRoomId).plan),
    }))
    .sort((one, other) => one.anchorRoomId.localeCompare(other.anchorRoomId));
