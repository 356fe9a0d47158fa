import type { ActivityCard } from '#contract/activity/schema/card.ts';
import type { WheelPart } from '#contract/activity/schema/kinds/wheel.ts';

type Card = Pick<ActivityCard, 'mine' | 'phase'>;
type Turns = Pick<WheelPart, 'freeLeft' | 'cards'>;

/** Turns left today; null where the wheel cannot be turned for another reason. A prize not yet claimed blocks no turn. */
export function turnsLeft({ mine, phase }: Card, { freeLeft, cards }: Turns): number | null {
  if (mine.is === 'ready') return mine.left;
  if (mine.is === 'won' && phase === 'open') return freeLeft + cards;
  return mine.is === 'locked' && mine.why === 'usedUp' ? 0 : null;
}
