import type { Plan } from '#replay/plan/create-plan.ts';
import { isAssignedTo } from '#replay/plan/plan-lines.ts';
import type { Shard } from './shard.ts';

/** The integers below `all` that belong to a shard. */
export const numbersOf = ({ index, of }: Shard, all: number): readonly number[] =>
  Array.from({ length: all }, (_, number) => number).filter((number) => number % of === index);

/** Makes a plan of a shard's sends: its senders are numbered from 0, its sends keep their numbers. */
export async function shardPlan(plan: Plan, shard: Shard): Promise<Plan> {
  const senders = numbersOf(shard, plan.options.senders).length;
  async function* steps() {
    for await (const step of plan.steps()) {
      if (!('n' in step) || !isAssignedTo(step, shard.index, shard.of)) continue;
      yield { ...step, sender: (step.sender - shard.index) / shard.of };
    }
  }
  let sends = 0;
  for await (const _ of steps()) sends++;
  return { options: { ...plan.options, senders }, sends, steps };
}
