import type { Random } from '#replay/random.ts';
import type { PlanOptions, ViewerStep } from './plan.ts';

type Enter = Extract<ViewerStep, { do: 'enter' }>;

/** Gives each viewer who comes a number, and draws what kind of viewer they are. */
export function newcomersOf(
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
