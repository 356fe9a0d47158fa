import type { Plan } from '#replay/plan/create-plan.ts';
import { isMine } from '#replay/plan/plan-lines.ts';
import type { Share } from './share.ts';

/** The whole numbers below `all` that fall to a share. */
export const numbersOf = ({ index, of }: Share, all: number): readonly number[] =>
  Array.from({ length: all }, (_, number) => number).filter((number) => number % of === index);

/** A share of a plan's sends as a plan of its own: its senders count from 0, its sends keep their numbers. */
export async function sharePlan(plan: Plan, share: Share): Promise<Plan> {
  const senders = numbersOf(share, plan.options.senders).length;
  async function* steps() {
    for await (const step of plan.steps()) {
      if (!('n' in step) || !isMine(step, share.index, share.of)) continue;
      yield { ...step, sender: (step.sender - share.index) / share.of };
    }
  }
  let sends = 0;
  for await (const _ of steps()) sends++;
  return { options: { ...plan.options, senders }, sends, steps };
}
