import type { Random } from '#contract/units/random.ts';
import type { PlanOptions, ViewerStep } from './plan.ts';

type Enter = Extract<ViewerStep, { do: 'enter' }>;

/** Creates a factory of `enter` steps that numbers the viewers and draws whether each is a member and reads slowly. */
export function createViewerFactory(
  { memberPercent, slowPercent }: Pick<PlanOptions, 'memberPercent' | 'slowPercent'>,
  next: Random,
): (due: number, room: string) => Enter {
  let viewers = 0;
  return (due, room) => {
    const viewer = viewers++;
    const as = next() * 100 < memberPercent ? 'member' : 'guest';
    return { due, do: 'enter', viewer, room, as, slow: next() * 100 < slowPercent };
  };
}
